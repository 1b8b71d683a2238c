import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/parcels.ts'
import { formatTimeOrDate } from '../../../../domain/format.ts'
import { ApiError } from '../../../api/api-error.ts'
import { savesData } from '../../../lib/saves-data.ts'
import { sentence } from '../../../lib/sentence.ts'
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

/** Shows handovers that were made offline, with their outcomes; sends them while it is mounted. */
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
  // Preloaded, as the code cannot be loaded without a connection.
  useEffect(() => {
    if (savesData()) return undefined
    return whenIdle(() => void prepareRecordDelivery().catch(() => {}))
  }, [])
  if (handovers.length === 0) return null
  return (
    <Section aria-label={t.keptHandovers}>
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
      <output>{sentence(textOf(handover))}</output>
      <Buttons>
        {outcome.state === 'refused' && (
          <Button size="small" onClick={() => setOpen('correct')}>
            {t.correctIt}
          </Button>
        )}
        {outcome.state === 'recorded' ? (
          <Button size="small" onClick={() => discardHandover(handover)}>
            {common.close}
          </Button>
        ) : (
          <Button size="small" onClick={() => setOpen('discard')}>
            {t.discardDelivery}
          </Button>
        )}
      </Buttons>
      <ConfirmDialog
        open={open === 'discard'}
        title={t.discardThisHandover}
        confirmLabel={t.discardDelivery}
        cancelLabel={t.keepIt}
        tone="danger"
        busy={false}
        onConfirm={() => {
          close()
          discardHandover(handover)
        }}
        onClose={close}
      >
        {t.whatDiscardingDoes({ trackingId })}
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

function textOf({ trackingId, takenAt, outcome }: KeptHandover): ReactNode[] {
  const time = formatTimeOrDate(Date.parse(takenAt))
  const id = (text: string) => <Code>{text}</Code>
  if (outcome.state === 'recorded') return t.keptRecorded({ trackingId, id })
  if (outcome.state === 'refused')
    return t.keptRefused({ trackingId, time, reason: outcome.reason, id })
  return t.keptWaiting({ trackingId, time, id })
}

/** Converts a stored refusal to the error that the dialog shows. */
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
