import { useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/tracking.ts'
import { doorTimeText } from '../../../domain/door-time-text.ts'
import { formatDay, localTimeZone } from '../../../domain/format.ts'
import { noteText } from '../../../domain/fixed-notes.ts'
import { eventOf } from '../../../domain/notifiable-events.ts'
import type { LogEntry } from '../../api/model.ts'
import { DateTime } from '../../ui/date-time/date-time.tsx'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'
import { Timeline } from '../../ui/timeline/timeline.tsx'
import { isolated } from '../../lib/isolated.ts'
import { statusText } from '../../parcel/status-text.ts'
import { eventBadge } from './tracked-parcel.ts'

type PublicLogEntry = Omit<LogEntry, 'updatedBy'>

type StatusLogProps<Entry> = {
  /** Oldest first, as in the API. */
  log: readonly Entry[]
  /** Line below the note of an entry. */
  details?: (entry: Entry) => ReactNode
}

/** Status changes of a parcel, the newest first. */
export function StatusLog<Entry extends PublicLogEntry>({ log, details }: StatusLogProps<Entry>) {
  const titleId = useId()
  const entries = log.map((entry, index) => ({
    key: `${index} ${entry.timestamp}`,
    title: entry.failedAttempt === null ? statusText(entry.status) : t.deliveryAttemptFailed,
    time: <DateTime iso={entry.timestamp} />,
    note: noteWith(entry, details?.(entry)),
    ...eventBadge(eventOf(entry)),
  }))
  return (
    <section aria-labelledby={titleId}>
      <Header>
        <h3 id={titleId}>{t.statusLog}</h3>
        <TimeZone>{t.timesIn({ zone: localTimeZone() })}</TimeZone>
      </Header>
      <Timeline entries={entries.reverse()} />
    </section>
  )
}

function noteWith(entry: PublicLogEntry, details: ReactNode) {
  const { note, nextAttempt, doneAt, timestamp } = entry
  const noted = note && `(${isolated(noteText({ ...entry, note }))})`
  if (!details && nextAttempt === null && doneAt === null) return noted
  return (
    <>
      {doneAt !== null && <Line>{doorTimeText(doneAt, timestamp)}</Line>}
      {noted && <Line>{noted}</Line>}
      {nextAttempt !== null && <Line>{t.nextTryOn({ day: formatDay(nextAttempt, true) })}</Line>}
      {details && <Line>{details}</Line>}
    </>
  )
}

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(4)};
  margin-bottom: ${space(4)};
`

const TimeZone = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
`

const Line = styled.span`
  display: block;
`
