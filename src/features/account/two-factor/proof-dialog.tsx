import { useId, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import type { TwoFactorProof } from '../../../../openapi.d.ts'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { errorsByField } from '../../../lib/account-rules.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { CodeField, OwnPasswordField } from '../../../ui/field/proof-fields.tsx'
import { focusFirst, textIn } from '../../../ui/field/form.ts'
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
  const form = useRef<HTMLFormElement>(null)
  const underway = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>(none)

  const show = (found: Problem) => {
    setProblem(found)
    focusFirst(
      form.current,
      fields.filter((field) => found.errors[field]),
    )
  }

  const close = () => {
    setProblem(none)
    onClose()
  }

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (underway.current) return
    const data = new FormData(event.currentTarget)
    const proof = { password: textIn(data, 'password'), code: textIn(data, 'code').trim() }
    const missing = missingIn(proof)
    if (Object.keys(missing).length > 0) return show({ errors: missing, sentence: null })
    underway.current = true
    setBusy(true)
    setProblem(none)
    try {
      await request(proof)
    } catch (error) {
      const errors = error instanceof ApiError ? errorsByField(fields, error.fieldErrors) : {}
      const isAtField = Object.keys(errors).length > 0
      show({ errors, sentence: isAtField ? null : messageOf(error, failed) })
    } finally {
      underway.current = false
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      size="small"
      dismissable={!busy}
      footer={
        <>
          <Button onClick={close} disabledReason={busy ? 'Wait until it is done' : undefined}>
            Cancel
          </Button>
          <Button type="submit" form={formId} tone={tone} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        id={formId}
        ref={form}
        noValidate
        aria-label={title}
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void submit(event)}
      >
        <p>{question}</p>
        {problem.sentence !== null && <Notice tone="danger">{problem.sentence}</Notice>}
        <OwnPasswordField error={problem.errors.password} />
        <CodeField error={problem.errors.code} />
      </Stack>
    </Dialog>
  )
}

const fields = ['password', 'code'] as const
type FieldErrors = Partial<Record<(typeof fields)[number], string>>
type Problem = { errors: FieldErrors; sentence: string | null }

const none: Problem = { errors: {}, sentence: null }

function missingIn({ password, code }: TwoFactorProof): FieldErrors {
  return {
    ...(password === '' && { password: 'Password is required' }),
    ...(code === '' && { code: 'Code is required' }),
  }
}
