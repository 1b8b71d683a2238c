import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { formatTimeOrDate } from '../../../../domain/format.ts'
import { ApiError } from '../../../api/api-error.ts'
import { savesData } from '../../../lib/saves-data.ts'
import { whenIdle } from '../../../lib/scheduling.ts'
import { discardHandover, openHandovers, useKeptHandovers } from '../../../stores/kept-handovers.ts'
import type { HandoverOutcome, KeptHandover } from '../../../stores/kept-handovers.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { Code } from '../../../ui/code/code.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { space } from '../../../ui/theme/tokens.ts'
import { keepDelivery } from './keep-delivery.ts'
import { prepareRecordDelivery, RecordDeliveryDialog } from './lazy-record-delivery.ts'
import { startSending } from './send-handovers.ts'

/** Shows handovers made offline, and what became of them; sends them as long as it is mounted. */
export function KeptHandovers({ userId }: { userId: string }) {
  const handovers = useKeptHandovers()
  useEffect(() => {
    openHandovers(userId)
    const stop = startSending(userId)
    return () => {
      stop()
      openHandovers(null)
    }
  }, [userId])
  // Without a connection its code would not arrive any more.
  useEffect(() => {
    if (savesData()) return undefined
    return whenIdle(() => void prepareRecordDelivery().catch(() => {}))
  }, [])
  if (handovers.length === 0) return null
  return (
    <Section aria-label="Kept handovers">
      <Stack $gap={2}>
        {handovers.map((handover) => (
          <Kept key={handover.parcelId} handover={handover} />
        ))}
      </Stack>
    </Section>
  )
}

const tones = { waiting: 'info', recorded: 'success', refused: 'danger' } as const

function Kept({ handover }: { handover: KeptHandover }) {
  const { trackingId, outcome } = handover
  const [open, setOpen] = useState<'correct' | 'discard' | null>(null)
  const close = () => setOpen(null)
  return (
    <Notice tone={tones[outcome.state]}>
      <output>
        <Code>{trackingId}</Code>
        {`: ${textOf(handover)}`}
      </output>
      <Buttons>
        {outcome.state === 'refused' && (
          <Button size="small" onClick={() => setOpen('correct')}>
            Correct it
          </Button>
        )}
        {outcome.state === 'recorded' ? (
          <Button size="small" onClick={() => discardHandover(handover)}>
            Close
          </Button>
        ) : (
          <Button size="small" onClick={() => setOpen('discard')}>
            Discard
          </Button>
        )}
      </Buttons>
      <ConfirmDialog
        open={open === 'discard'}
        title="Discard this handover?"
        confirmLabel="Discard"
        cancelLabel="Keep it"
        tone="danger"
        busy={false}
        onConfirm={() => {
          close()
          discardHandover(handover)
        }}
        onClose={close}
      >
        What you took down for {trackingId} is deleted, with its signature and photo. Unless it has
        reached the server, the parcel is not marked as delivered.
      </ConfirmDialog>
      {outcome.state === 'refused' && (
        <RecordDeliveryDialog
          key={handover.key}
          parcel={{ id: handover.parcelId, trackingId }}
          initial={handover.delivery}
          open={open === 'correct'}
          busy={false}
          isSlow={false}
          error={refusalOf(outcome)}
          superseded={undefined}
          onSave={(delivery) => {
            if (keepDelivery({ id: handover.parcelId, trackingId }, delivery)) close()
          }}
          onClose={close}
        />
      )}
    </Notice>
  )
}

function textOf({ takenAt, outcome }: KeptHandover): string {
  const at = formatTimeOrDate(Date.parse(takenAt))
  if (outcome.state === 'recorded') return 'the delivery is recorded.'
  if (outcome.state === 'refused')
    return `the handover of ${at} was not recorded. ${outcome.reason}`
  return `handed over at ${at}, and not sent yet. It is saved in this browser and sent when you are back online.`
}

/** As the dialog shows it after a try of its own. */
const refusalOf = ({ reason, fieldErrors }: Extract<HandoverOutcome, { state: 'refused' }>) =>
  new ApiError('http', { serverMessage: reason, fieldErrors })

const Section = styled.section`
  margin-bottom: ${space(5)};
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(2)};
`
