import { useId } from 'react'
import type { RefObject } from 'react'
import type { SnapshotFrom } from 'xstate'
import { canBeTriedAgain } from '../../../../machines/bulk-status.ts'
import type { BulkStatusEvent, bulkStatusMachine } from '../../../../machines/bulk-status.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useLeaveQuestion } from '../../../lib/use-leave-question.ts'
import { FooterQuestion } from '../footer-question.tsx'
import { StatusChoice } from '../status-choice.tsx'
import { BulkReport } from './bulk-report.tsx'

type BulkStatusDialogProps = {
  flow: SnapshotFrom<typeof bulkStatusMachine>
  send: (event: BulkStatusEvent) => void
  /** What has the focus afterwards. */
  focusAfter: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Asks which status, shows how far it is, and keeps what became of each parcel until it is closed. */
export function BulkStatusDialog({ flow, send, focusAfter, onClose }: BulkStatusDialogProps) {
  const formId = useId()
  const { parcels, chosen } = flow.context
  const busy = flow.hasTag('busy')
  const state = busy ? 'working' : 'over'
  const isAsking = flow.matches('choosing')
  const leaving = useLeaveQuestion(busy)
  return (
    <Dialog
      open={flow.hasTag('dialog')}
      onClose={onClose}
      title={`Set status of ${parcels.length === 1 ? '1 parcel' : `${parcels.length} parcels`}`}
      dismissable={!busy}
      focusAfter={focusAfter}
      footer={leaving.isAsked ? leave() : isAsking ? asking() : busy ? working() : over()}
    >
      {isAsking ? (
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault()
            send({ type: 'START' })
          }}
        >
          <StatusChoice
            formId={formId}
            chosen={chosen}
            onChoose={(status) => send({ type: 'CHOOSE', status })}
          />
        </form>
      ) : (
        <BulkReport {...flow.context} state={state} />
      )}
    </Dialog>
  )

  function asking() {
    return (
      <>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" form={formId} tone="primary" disabled={chosen === null}>
          Set status
        </Button>
      </>
    )
  }

  function leave() {
    return (
      <FooterQuestion goLabel="Leave" stayLabel="Stay" onGo={leaving.leave} onStay={leaving.stay}>
        Leave? Parcels that wait keep their status.
      </FooterQuestion>
    )
  }

  function working() {
    const isStopping = flow.matches({ working: 'stopping' })
    return (
      <Button busy={isStopping} onClick={() => send({ type: 'STOP' })}>
        Stop
      </Button>
    )
  }

  function over() {
    const again = Object.values(flow.context.outcomes).filter(canBeTriedAgain)
    const isOnlyLeft = again.every(({ state }) => state === 'left')
    return (
      <>
        <Button onClick={onClose}>Close</Button>
        {again.length > 0 && (
          <Button tone="primary" onClick={() => send({ type: 'RETRY' })}>
            {isOnlyLeft ? `Go on with ${again.length}` : 'Try again'}
          </Button>
        )}
      </>
    )
  }
}
