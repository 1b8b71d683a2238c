import type { AccountProof } from '../../../openapi.d.ts'
import { PasskeyFailure } from '../../lib/passkey-failure.ts'
import { useForm } from '../../stores/use-form.ts'
import { nothingAsked, ProofForm, useProofFields } from './proof-form.tsx'

type ProofDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  question: string
  confirmLabel: string
  tone?: 'primary' | 'danger'
  /** True if the account is known to have two-factor authentication. */
  withCode?: boolean
  failed: string
  failureOf?: (failure: PasskeyFailure) => string
  /** Called with the input of the user; closes the dialog itself. */
  request: (proof: AccountProof) => Promise<void>
}

/**
 * Asks for the password, if the account has one, before a way to log in changes; also asks for a code, from the
 * start or once the server requires it.
 */
export function ProofDialog(props: ProofDialogProps) {
  const {
    onClose,
    tone = 'primary',
    withCode = false,
    failed,
    failureOf,
    request,
    ...shown
  } = props
  const initial = { ...nothingAsked, asksForCode: withCode }
  const { element, ...form } = useForm({ ...useProofFields(initial), send: request, failed })
  const { error, isPending, failure } = form
  return (
    <ProofForm
      {...shown}
      tone={tone}
      form={{ element, ...form }}
      isPending={isPending}
      error={error}
      failure={error instanceof PasskeyFailure ? (failureOf?.(error) ?? failed) : failure}
      onSubmit={form.submit}
      onClose={() => {
        form.begin(initial)
        onClose()
      }}
    />
  )
}
