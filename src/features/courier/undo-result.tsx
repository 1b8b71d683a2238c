import * as t from '#texts/courier.ts'
import { offeredSecondsAtDoor } from '../../../domain/result-undo.ts'
import { listText } from '../../lib/lists.ts'
import { useUntil } from '../../lib/use-until.ts'
import { takeBack, undoableUntil } from '../../stores/outbox.ts'
import type { OutboxEntry } from '../../stores/outbox-storage.ts'
import { Button } from '../../ui/button/button.tsx'
import { Row } from '../../ui/layout/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { actionText } from './courier-texts.ts'
import type { CourierStop } from './merged-run.ts'

/** Takes the result back, for as long as that is possible. */
export function UndoResult({ entry }: { entry: OutboxEntry }) {
  return useUntil(undoableUntil(entry)) && <UndoButton entries={[entry]} />
}

type LastResultProps = {
  stops: readonly CourierStop[]
  onUndone: (stopId: string) => void
}

/** Offers for a while to take back what was recorded last, as the screen has moved on to the next stop. */
export function LastResult({ stops, onUndone }: LastResultProps) {
  const results = stops.flatMap((stop) =>
    stop.parcels.flatMap(({ lastResult }) => (lastResult ? [{ entry: lastResult, stop }] : [])),
  )
  const last = results.toSorted((one, other) => other.entry.order - one.entry.order)[0]
  const recordedAt = last?.entry.recordedAt
  // The parcels of a stop are recorded together.
  const entries = results.flatMap(({ entry }) => (entry.recordedAt === recordedAt ? [entry] : []))
  const isOffered = useUntil(last === undefined ? null : offeredUntil(entries))
  return (
    <div aria-live="polite">
      {isOffered && last !== undefined && (
        <Notice tone="info">
          <Row $justify="space-between">
            <span>{t.recordedLast({ results: namesOf(entries) })}</span>
            <UndoButton entries={entries} onDone={() => onUndone(last.stop._id)} />
          </Row>
        </Notice>
      )}
    </div>
  )
}

const namesOf = (entries: readonly OutboxEntry[]) =>
  listText(entries.map(({ action }) => actionText(action)))

const offeredUntil = (entries: readonly OutboxEntry[]) =>
  Math.min(
    ...entries.flatMap((entry) => [
      undoableUntil(entry) ?? 0,
      Date.parse(entry.recordedAt) + offeredSecondsAtDoor * 1000,
    ]),
  )

type UndoButtonProps = { entries: readonly OutboxEntry[]; onDone?: () => void }

function UndoButton({ entries, onDone }: UndoButtonProps) {
  const undo = async () => {
    if (await takeBack(entries)) onDone?.()
    else toast.error(t.noRoomToSave)
  }
  const name = namesOf(entries)
  return (
    <Button aria-label={t.undoOf({ name })} onClick={() => void undo()}>
      {t.undo}
    </Button>
  )
}
