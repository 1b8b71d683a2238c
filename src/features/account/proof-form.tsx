import { useId, useState } from 'react'
import type { SyntheticEvent } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/account.ts'
import type { AccountProof } from '../../../openapi.d.ts'
import { unlessErrors } from '../../stores/use-form.ts'
import type { Fields, FieldsOptions } from '../../stores/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { CloseButton } from '../../ui/dialog/close-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { textIn } from '../../ui/field/form.ts'
import { CodeField, OwnPasswordField } from '../../ui/field/credential-fields.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { ProofFailure, reasonAgainstRetry, useOwnProof } from './own-proof.tsx'

/** Fields that the server has required; the browser keeps their contents. */
interface Asked {
  asksForPassword: boolean
  asksForCode: boolean
}

export const proofFields = ['password', 'code'] as const
type Field = (typeof proofFields)[number]

export const nothingAsked: Asked = { asksForPassword: false, asksForCode: false }

/** Fields of a proof: the password, if the account has one, and a code once the server requires it. */
export function useProofFields(initial = nothingAsked): FieldsOptions<Asked, Field, AccountProof> {
  const { isPasswordless } = useOwnProof()
  return {
    initial,
    fields: proofFields,
    check: ({ asksForPassword, asksForCode }, data) => {
      const proof: AccountProof = {
        ...((!isPasswordless || asksForPassword) && { password: textIn(data, 'password') }),
        ...(asksForCode && { code: textIn(data, 'code').trim() }),
      }
      const missing = {
        ...(proof.password === '' && { password: t.passwordIsRequired }),
        ...(proof.code === '' && { code: t.codeIsRequired }),
      }
      return unlessErrors(missing, proof)
    },
    reveal: (errors, { asksForPassword, asksForCode }) => ({
      // Another tab may have set the first password.
      asksForPassword: asksForPassword || errors.password !== undefined,
      asksForCode: asksForCode || errors.code !== undefined,
    }),
  }
}

type ProofFormProps = {
  open: boolean
  title: string
  /** Accessible name of the form; the title by default. */
  label?: string
  question: string
  confirmLabel: string
  cancelLabel?: string
  tone: 'primary' | 'danger'
  form: Pick<Fields<Asked, Field>, 'element' | 'values' | 'errors'>
  isPending: boolean
  error: unknown
  /** Text of the error; undefined if a field shows it. */
  failure: string | undefined
  onSubmit: (event: SyntheticEvent) => void
  onClose: () => void
}

/** Dialog that asks for a proof. */
export function ProofForm(props: ProofFormProps) {
  const { open, title, label = title, isPending, error, failure } = props
  const { element, values, errors } = props.form
  const { isPasswordless } = useOwnProof()
  const formId = useId()
  // The browser keeps what is typed.
  const [isTyped, setTyped] = useState(false)
  if (isTyped && !open) setTyped(false)
  const close = () => {
    // The dialog can be opened again before it has left the screen.
    element.current?.reset()
    props.onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      unsaved={isTyped && !isPending}
      title={title}
      size="small"
      dismissable={!isPending}
      footer={
        <>
          <CloseButton disabledReason={isPending ? common.waitUntilItIsDone : undefined}>
            {props.cancelLabel ?? common.cancel}
          </CloseButton>
          <Button
            type="submit"
            form={formId}
            tone={props.tone}
            busy={isPending}
            disabledReason={reasonAgainstRetry(error)}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        id={formId}
        ref={element}
        noValidate
        aria-label={label}
        onInput={() => setTyped(true)}
        onSubmit={props.onSubmit}
      >
        <p>{props.question}</p>
        {failure !== undefined && <ProofFailure error={error}>{failure}</ProofFailure>}
        {(!isPasswordless || values.asksForPassword) && (
          <OwnPasswordField error={errors.password} />
        )}
        {values.asksForCode && <CodeField error={errors.code} />}
      </Stack>
    </Dialog>
  )
}
