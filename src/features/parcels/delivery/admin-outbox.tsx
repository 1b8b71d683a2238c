import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as outbox from '#texts/outbox.ts'
import * as t from '#texts/parcels.ts'
import { formatTimeOrDate } from '../../../../domain/format.ts'
import type { NewDelivery } from '../../../../openapi.d.ts'
import { savesData } from '../../../lib/saves-data.ts'
import { sentence } from '../../../lib/sentence.ts'
import { whenIdle } from '../../../lib/scheduling.ts'
import {
  deliveryOf,
  discardEntry,
  refusalOf,
  retryEntry,
  useOutboxEntries,
} from '../../../stores/outbox.ts'
import type { DeliverAction, OutboxEntry } from '../../../stores/outbox-storage.ts'
import { createOutboxFlow, useOutboxSync } from '../../../stores/outbox-sync.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { Code } from '../../../ui/code/code.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { space } from '../../../ui/theme/tokens.ts'
import { toast } from '../../../ui/toast/toast.tsx'
import { prepareRecordDelivery, RecordDeliveryDialog } from './lazy-record-delivery.ts'
import { announceSaved } from './save-delivery.ts'

/**
 * Shows handovers that an administrator has recorded without a connection, with their outcomes; sends them
 * while it is mounted.
 */
export function AdminOutbox({ userId }: { userId: string }) {
  useOutboxSync(userId, flow)
  const entries = useOutboxEntries()
  // Preloads the dialog's code, which cannot be loaded without a connection.
  useEffect(() => {
    if (savesData()) return undefined
    return whenIdle(() => void prepareRecordDelivery().catch(() => {}))
  }, [])
  if (entries.length === 0) return null
  return (
    <Section aria-label={t.keptHandovers}>
      <Stack $gap={2}>
        {entries.map(
          (entry) =>
            entry.action.type === 'deliver' && (
              <Handover key={entry.order} entry={entry} action={entry.action} />
            ),
        )}
      </Stack>
    </Section>
  )
}

const flow = createOutboxFlow(({ action }, { state }) => {
  if (action.type !== 'deliver') return
  const { trackingId } = action
  if (state === 'sent') toast.success(t.deliveryOfRecorded({ trackingId }))
  else toast.error(t.handoverOfNotRecorded({ trackingId }))
})

const tones = { pending: 'info', sent: 'success', refused: 'danger' } as const

type HandoverProps = { entry: OutboxEntry; action: DeliverAction }

function Handover({ entry, action }: HandoverProps) {
  const { outcome } = entry
  const { parcelId, trackingId } = action
  const [open, setOpen] = useState<'correct' | 'discard' | null>(null)
  // Undefined until the photo has been read.
  const [initial, setInitial] = useState<NewDelivery>()
  const error = useMemo(() => (outcome.state === 'refused' ? refusalOf(outcome) : null), [outcome])
  const close = () => setOpen(null)
  const correct = async () => {
    try {
      setInitial((await deliveryOf(entry, action)).delivery)
      setOpen('correct')
    } catch {
      toast.error(outbox.couldNotReadPhoto)
    }
  }
  const sendAgain = async (delivery: NewDelivery) => {
    const again = await retryEntry(entry, { type: 'deliver', parcelId, trackingId, delivery })
    announceSaved(again !== null)
    if (again !== null) close()
  }
  return (
    <Notice tone={tones[outcome.state]}>
      <output>{sentence(textOf(entry, action))}</output>
      <Buttons>
        {error !== null && (
          <Button size="small" onClick={() => void correct()}>
            {outbox.correctIt}
          </Button>
        )}
        {outcome.state === 'sent' ? (
          <Button size="small" onClick={() => discardEntry(entry)}>
            {common.close}
          </Button>
        ) : (
          <Button size="small" onClick={() => setOpen('discard')}>
            {outbox.discard}
          </Button>
        )}
      </Buttons>
      <ConfirmDialog
        open={open === 'discard'}
        title={t.discardThisHandover}
        confirmLabel={outbox.discard}
        cancelLabel={outbox.keepIt}
        tone="danger"
        busy={false}
        onConfirm={() => {
          close()
          discardEntry(entry)
        }}
        onClose={close}
      >
        {t.whatDiscardingDoes({ trackingId })}
      </ConfirmDialog>
      {error !== null && initial !== undefined && (
        <RecordDeliveryDialog
          key={entry.key}
          parcel={{ id: parcelId, trackingId }}
          initial={initial}
          open={open === 'correct'}
          busy={false}
          isSlow={false}
          error={error}
          superseded={undefined}
          onSave={(delivery) => void sendAgain(delivery)}
          onClose={close}
        />
      )}
    </Notice>
  )
}

function textOf({ recordedAt, outcome }: OutboxEntry, { trackingId }: DeliverAction): ReactNode[] {
  const time = formatTimeOrDate(Date.parse(recordedAt))
  const id = (text: string) => <Code>{text}</Code>
  if (outcome.state === 'sent') return t.keptRecorded({ trackingId, id })
  if (outcome.state === 'refused')
    return t.keptRefused({ trackingId, time, reason: outcome.reason, id })
  return t.keptWaiting({ trackingId, time, id })
}

const Section = styled.section`
  margin-bottom: ${space(5)};
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(2)};
`
