import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import * as common from '#texts/common.ts'
import * as t from '#texts/account.ts'
import type { AccountProof } from '../../../openapi.d.ts'
import { accountDeletionMachine } from '../../../machines/account-deletion.ts'
import { deleteAccount } from '../../api/account.ts'
import { messageOf } from '../../api/api-error.ts'
import { failureText } from '../../api/field-errors.ts'
import { useInspectable } from '../../lib/actor-inspection.ts'
import { useFields } from '../../stores/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TrashIcon } from '../../ui/icons/icons.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { nothingAsked, ProofForm, proofFields, useProofFields } from './proof-form.tsx'

type DeletionSectionProps = { isCourier?: boolean; onDeleted: () => void }

export function DeletionSection({ isCourier = false, onDeleted }: DeletionSectionProps) {
  const { flow, send } = useDeletion(onDeleted)
  return (
    <Section
      title={t.deleteMyAccount}
      description={isCourier ? t.courierDeletionIsPermanent : t.deletionIsPermanent}
    >
      <Button
        icon={<TrashIcon size={18} />}
        busy={flow.hasTag('busy')}
        onClick={() => send({ type: 'OPEN' })}
      >
        {t.deleteMyAccount}
      </Button>
      <DeletionDialog flow={flow} send={send} />
    </Section>
  )
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

function DeletionDialog({ flow, send }: ReturnType<typeof useDeletion>) {
  const { error } = flow.context
  const { ifValid, begin, ...form } = useFields(useProofFields(), error)
  const open = flow.hasTag('dialog')
  const keep = () => {
    begin(nothingAsked)
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
  return (
    <ProofForm
      open={open}
      title={t.deleteAccountQuestion}
      label={t.deleteMyAccount}
      question={flow.hasTag('slow') ? common.takesLonger : t.whatDeletionDoes}
      confirmLabel={t.deleteAccount}
      cancelLabel={t.keepMyAccount}
      tone="danger"
      form={form}
      isPending={flow.hasTag('busy')}
      error={error}
      failure={failureText(error, proofFields, t.failedToDeleteTheAccount)}
      onSubmit={(event) => {
        event.preventDefault()
        ifValid((proof) => send({ type: 'DELETE', ...proof }))
      }}
      onClose={keep}
    />
  )
}

const deletionFlow = accountDeletionMachine.provide({
  actors: {
    deleteAccount: fromPromise<void, AccountProof>(({ input }) => deleteAccount(input)),
  },
})
