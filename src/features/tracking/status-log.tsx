import { useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { LogEntry } from '../../api/model.ts'
import { Timeline } from '../../ui/timeline/timeline.tsx'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'
import { statusText } from '../../lib/text.ts'
import { localTimeZone } from '../../lib/time-zone.ts'
import { Moment } from './moment.tsx'
import { statusLook } from './status-look.ts'

type StatusLogProps<Entry> = {
  /** Oldest first, as it was written. */
  log: readonly Entry[]
  /** What more there is to say of an entry. */
  more?: (entry: Entry) => ReactNode
}

type ShownEntry = Pick<LogEntry, 'status' | 'timestamp' | 'note'>

/** What became of a parcel, the newest first. */
export function StatusLog<Entry extends ShownEntry>({ log, more }: StatusLogProps<Entry>) {
  const titleId = useId()
  const entries = log.map((entry, index) => ({
    key: `${index} ${entry.timestamp}`,
    title: statusText(entry.status),
    time: <Moment iso={entry.timestamp} />,
    note: noteOf(entry, more?.(entry)),
    ...statusLook(entry.status),
  }))
  return (
    <section aria-labelledby={titleId}>
      <Head>
        <h3 id={titleId}>Status log</h3>
        <Zone>Times in {localTimeZone()}</Zone>
      </Head>
      <Timeline entries={entries.reverse()} />
    </section>
  )
}

function noteOf({ note }: ShownEntry, more: ReactNode) {
  if (!more) return note && `(${note})`
  return (
    <>
      {note && <Line>({note})</Line>}
      <Line>{more}</Line>
    </>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(4)};
  margin-bottom: ${space(4)};
`

const Zone = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
`

const Line = styled.span`
  display: block;
`
