import { useId } from 'react'
import type { SyntheticEvent } from 'react'
import * as t from '#texts/account.ts'
import type { TwoFactorProof } from '../../../../openapi.d.ts'
import { failureText, fieldErrors } from '../../../api/field-errors.ts'
import { hasErrors } from '../../../lib/field-errors.ts'
import type { FieldErrors } from '../../../lib/field-errors.ts'
import { useMutation } from '../../../lib/use-mutation.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { CodeField, OwnPasswordField } from '../../../ui/field/proof-fields.tsx'
import { textIn } from '../../../ui/field/form.ts'
import { useFieldErrors } from '../../../ui/field/use-field-errors.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'

type ProofDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  question: string
  confirmLabel: string
  tone?: 'primary' | 'danger'
  failed: string
  /** With what the user has typed; closes the dialog itself. */
  request: (proof: TwoFactorProof) => Promise<void>
}

/** Asks for the password and a code before something of two-factor authentication changes. */
export function ProofDialog(props: ProofDialogProps) {
  const { open, onClose, title, question, confirmLabel, tone = 'primary', failed, request } = props
  const formId = useId()
  const { form, errors, setErrors, showErrors } = useFieldErrors<Field>()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: request,
    onError: (failure) => showErrors(fieldErrors(failure, fields) ?? {}),
  })
  const sentence = failureText(error, fields, failed)

  const close = () => {
    setErrors({})
    reset()
    onClose()
  }

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const proof = { password: textIn(data, 'password'), code: textIn(data, 'code').trim() }
    const missing = missingIn(proof)
    reset()
    if (hasErrors(missing)) return showErrors(missing)
    setErrors({})
    mutate(proof)
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      size="small"
      dismissable={!isPending}
      footer={
        <>
          <Button onClick={close} disabledReason={isPending ? t.waitUntilItIsDone : undefined}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} tone={tone} busy={isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} ref={form} noValidate aria-label={title} onSubmit={submit}>
        <p>{question}</p>
        {sentence !== undefined && <Notice tone="danger">{sentence}</Notice>}
        <OwnPasswordField error={errors.password} />
        <CodeField error={errors.code} />
      </Stack>
    </Dialog>
  )
}

const fields = ['password', 'code'] as const
type Field = (typeof fields)[number]

function missingIn({ password, code }: TwoFactorProof): FieldErrors<Field> {
  return {
    ...(password === '' && { password: t.passwordIsRequired }),
    ...(code === '' && { code: t.codeIsRequired }),
  }
}
