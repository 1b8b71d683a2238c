import { useId, useState } from 'react'
import type { SyntheticEvent } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/account.ts'
import type { AccountProof } from '../../../openapi.d.ts'
import { failureText, fieldErrors } from '../../api/field-errors.ts'
import { hasErrors } from '../../lib/field-errors.ts'
import { PasskeyFailure } from '../../lib/passkey-failure.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { textIn } from '../../ui/field/form.ts'
import { CodeField, OwnPasswordField } from '../../ui/field/proof-fields.tsx'
import { useFieldErrors } from '../../ui/field/use-field-errors.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import { ProofFailure, reasonAgainstRetry, useOwnProof } from './own-proof.tsx'

type ProofDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  question: string
  confirmLabel: string
  tone?: 'primary' | 'danger'
  /** True where the account is known to have two-factor authentication. */
  withCode?: boolean
  failed: string
  failureOf?: (failure: PasskeyFailure) => string
  /** Called with what the user has typed; closes the dialog itself. */
  request: (proof: AccountProof) => Promise<void>
}

/**
 * Asks for the password, if there is one, before a way to log in changes; also for a code, from the start or when
 * the server asks for it.
 */
export function ProofDialog(props: ProofDialogProps) {
  const { open, onClose, title, question, confirmLabel, tone = 'primary' } = props
  const { withCode = false, failed, failureOf = () => failed, request } = props
  const { isPasswordless } = useOwnProof()
  const formId = useId()
  const { form, errors, setErrors, showErrors } = useFieldErrors<Field>()
  const [asksForCode, setAsksForCode] = useState(withCode)
  // Another tab may have set the first one.
  const [isPasswordMissed, setPasswordMissed] = useState(false)
  const asksForPassword = !isPasswordless || isPasswordMissed
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: request,
    onError: (failure) => {
      const found = fieldErrors(failure, fields) ?? {}
      showErrors(found, () => {
        if (found.code !== undefined) setAsksForCode(true)
        if (found.password !== undefined) setPasswordMissed(true)
      })
    },
  })
  const sentence =
    error instanceof PasskeyFailure ? failureOf(error) : failureText(error, fields, failed)

  const close = () => {
    setErrors({})
    setAsksForCode(withCode)
    setPasswordMissed(false)
    reset()
    onClose()
  }

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const password = textIn(data, 'password')
    const code = textIn(data, 'code').trim()
    const missing = {
      ...(asksForPassword && password === '' && { password: t.passwordIsRequired }),
      ...(asksForCode && code === '' && { code: t.codeIsRequired }),
    }
    reset()
    if (hasErrors(missing)) return showErrors(missing)
    setErrors({})
    mutate({ ...(asksForPassword && { password }), ...(asksForCode && { code }) })
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
          <Button onClick={close} disabledReason={isPending ? common.waitUntilItIsDone : undefined}>
            {common.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            tone={tone}
            busy={isPending}
            disabledReason={reasonAgainstRetry(error)}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} ref={form} noValidate aria-label={title} onSubmit={submit}>
        <p>{question}</p>
        {sentence !== undefined && <ProofFailure error={error}>{sentence}</ProofFailure>}
        {asksForPassword && <OwnPasswordField error={errors.password} />}
        {asksForCode && <CodeField error={errors.code} />}
      </Stack>
    </Dialog>
  )
}

const fields = ['password', 'code'] as const
type Field = (typeof fields)[number]
