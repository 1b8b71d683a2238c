import { useMachine } from '@xstate/react'
import { useId, useMemo, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { fromPromise } from 'xstate'
import * as common from '#texts/common.ts'
import * as t from '#texts/account.ts'
import type { AccountProof } from '../../../openapi.d.ts'
import { accountDeletionMachine } from '../../../machines/account-deletion.ts'
import { deleteAccount } from '../../api/account.ts'
import { messageOf } from '../../api/api-error.ts'
import { failureText, fieldErrors } from '../../api/field-errors.ts'
import { focusFirst } from '../../ui/field/form.ts'
import { useInspectable } from '../../lib/actor-inspection.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { CodeField, OwnPasswordField } from '../../ui/field/proof-fields.tsx'
import { TrashIcon } from '../../ui/icons/icons.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { ProofFailure, reasonAgainstRetry, useOwnProof } from './own-proof.tsx'

type DeletionSectionProps = { onDeleted: () => void }

export function DeletionSection({ onDeleted }: DeletionSectionProps) {
  const { flow, send } = useDeletion(onDeleted)
  const [draft, setDraft] = useState(emptyDraft)
  return (
    <Section title={t.deleteMyAccount} description={t.deletionIsPermanent}>
      <Button
        icon={<TrashIcon size={18} />}
        busy={flow.hasTag('busy')}
        onClick={() => {
          setDraft(emptyDraft)
          send({ type: 'OPEN' })
        }}
      >
        {t.deleteMyAccount}
      </Button>
      <DeletionDialog flow={flow} send={send} draft={draft} onChange={setDraft} />
    </Section>
  )
}

/** Contents of the form; the password leaves it only in the request. */
interface Draft {
  password: string
  isMissing: boolean
  code: string
  /** The server has asked for one. */
  asksCode: boolean
  /** The server asks for the password: another tab has set the account's first one. */
  asksPassword: boolean
}

const emptyDraft: Draft = {
  password: '',
  isMissing: false,
  code: '',
  asksCode: false,
  asksPassword: false,
}

function useDeletion(onDeleted: () => void) {
  const machine = useMemo(
    () => deletionFlow.provide({ actions: { announceDone: onDeleted } }),
    [onDeleted],
  )
  const [flow, send, actor] = useMachine(machine)
  useInspectable(actor)
  return { flow, send }
}

type DeletionDialogProps = ReturnType<typeof useDeletion> & {
  draft: Draft
  onChange: (draft: Draft) => void
}

function DeletionDialog({ flow, send, draft, onChange }: DeletionDialogProps) {
  const formId = useId()
  const { isPasswordless } = useOwnProof()
  const { password, isMissing, code } = draft
  const { error } = flow.context
  const busy = flow.hasTag('busy')
  const open = flow.hasTag('dialog')
  const keep = () => {
    onChange(emptyDraft)
    send({ type: 'KEEP' })
  }

  if (flow.matches('refused'))
    return (
      <Dialog
        open={open}
        onClose={keep}
        title={t.cannotBeDeletedYet}
        size="small"
        footer={<Button onClick={keep}>{common.close}</Button>}
      >
        <Notice tone="warning">{messageOf(error, t.failedToDeleteTheAccount)}</Notice>
      </Dialog>
    )
  const wrong = fieldErrors(error, fields) ?? {}
  const failure = failureText(error, fields, t.failedToDeleteTheAccount)
  const asksCode = draft.asksCode || wrong.code !== undefined
  const asksPassword = !isPasswordless || draft.asksPassword || wrong.password !== undefined
  return (
    <Dialog
      open={open}
      onClose={keep}
      title={t.deleteAccountQuestion}
      size="small"
      dismissable={!busy}
      footer={
        <>
          <Button onClick={keep} disabledReason={busy ? common.waitUntilItIsDone : undefined}>
            {t.keepMyAccount}
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="danger"
            busy={busy}
            disabledReason={reasonAgainstRetry(error)}
          >
            {t.deleteAccount}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        id={formId}
        noValidate
        aria-label={t.deleteMyAccount}
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
          event.preventDefault()
          if (!asksPassword || password !== '') {
            onChange({ ...draft, asksCode, asksPassword })
            const proof = asksPassword ? { password } : {}
            return send({ type: 'DELETE', ...proof, ...(asksCode && { code: code.trim() }) })
          }
          onChange({ ...draft, isMissing: true })
          focusFirst(event.currentTarget, ['password'])
        }}
      >
        <p>{flow.hasTag('slow') ? common.takesLonger : t.whatDeletionDoes}</p>
        {failure !== undefined && <ProofFailure error={error}>{failure}</ProofFailure>}
        {asksPassword && (
          <OwnPasswordField
            value={password}
            error={isMissing ? t.passwordIsRequired : wrong.password}
            onChange={(event) =>
              onChange({ ...draft, password: event.target.value, isMissing: false })
            }
          />
        )}
        {asksCode && (
          <CodeField
            value={code}
            error={wrong.code}
            onChange={(event) => onChange({ ...draft, asksCode, code: event.target.value })}
          />
        )}
      </Stack>
    </Dialog>
  )
}

const fields = ['password', 'code'] as const

const deletionFlow = accountDeletionMachine.provide({
  actors: {
    deleteAccount: fromPromise<void, AccountProof>(({ input }) => deleteAccount(input)),
  },
})
