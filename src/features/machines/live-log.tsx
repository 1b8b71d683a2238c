import { styled } from 'styled-components'
import { stateInWords } from '../../../machines/graph/parts.ts'
import { Button } from '../../ui/button/button.tsx'
import { PauseIcon, PlayIcon } from '../../ui/icons/icons.tsx'
import { color, font, fontSize, space } from '../../ui/theme/tokens.ts'
import { saveFile } from '../../lib/save-file.ts'
import { DownloadIcon, TrashIcon } from './icons.tsx'
import { Buttons, Facts, Muted, Part, Rows } from './panel-parts.tsx'
import { titleOf, wordsOf } from './running-machine.ts'
import { clearLog, goOn, pause } from './watch.ts'
import type { LogEntry, WatchedActor } from './watch.ts'

type LiveLogProps = {
  entries: readonly LogEntry[]
  /** The one actor whose events these are; null for everybody's. */
  about: WatchedActor | null
  /** How many events wait while the log is paused; null while it runs. */
  heldBack: number | null
}

const shownAtMost = 100

/** What happened to the actors, newest first. */
export function LiveLog({ entries, about, heldBack }: LiveLogProps) {
  const empty = entries.length === 0 ? 'There are no events yet' : undefined
  const newestFirst = entries.slice(-shownAtMost).reverse()
  return (
    <Part title={about === null ? 'Events' : `Events of ${titleOf(about.machine).toLowerCase()}`}>
      <Buttons>
        {heldBack === null ? (
          <Button size="small" icon={<PauseIcon size={18} />} onClick={pause}>
            Pause
          </Button>
        ) : (
          <Button size="small" tone="primary" icon={<PlayIcon size={18} />} onClick={goOn}>
            Go on
          </Button>
        )}
        <Button
          size="small"
          icon={<DownloadIcon size={18} />}
          disabledReason={empty}
          onClick={() =>
            saveFile(
              'waybill-events.json',
              new Blob([logAsJson(entries)], { type: 'application/json' }),
            )
          }
        >
          Export JSON
        </Button>
        <Button
          size="small"
          icon={<TrashIcon size={18} />}
          disabledReason={empty}
          onClick={clearLog}
        >
          Clear
        </Button>
      </Buttons>
      <Waiting>{heldBack === null ? '' : `Paused; ${heldBack} more wait.`}</Waiting>
      {entries.length === 0 ? (
        <Muted>Do something in another tab; each event is written down here.</Muted>
      ) : (
        <Rows as="ol">
          {newestFirst.map((entry) => (
            <li key={entry.number}>
              <Event>
                <summary>
                  <time dateTime={new Date(entry.at).toISOString()}>{clockTime(entry.at)}</time>
                  <code>{wordsOf(entry.event.type, entry.machine)}</code>
                  <span>
                    {titleOf(entry.machine)}
                    {entry.about === '' ? '' : ` · ${entry.about}`}
                    {entry.led ? ' → ' : ', still '}
                    <strong>{stateInWords(entry.value)}</strong>
                  </span>
                </summary>
                <Facts>
                  {JSON.stringify({ event: entry.event, context: entry.context }, null, 2)}
                </Facts>
              </Event>
            </li>
          ))}
        </Rows>
      )}
      {entries.length > shownAtMost && (
        <Muted>{entries.length - shownAtMost} older ones are in the export.</Muted>
      )}
    </Part>
  )
}

/** Everything that was heard, for a report. */
function logAsJson(entries: readonly LogEntry[]): string {
  const events = entries.map(({ at, tab, page, machine, about, event, value, context, taken }) => ({
    at: new Date(at).toISOString(),
    tab,
    page,
    machine,
    about,
    event,
    state: value,
    context,
    transitions: taken,
  }))
  return `${JSON.stringify(events, null, 2)}\n`
}

const clockTime = (at: number) => new Date(at).toTimeString().slice(0, 8)

const Waiting = styled.output`
  display: block;
  margin-block: ${space(2)};
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  &:empty {
    margin-block: ${space(1)};
  }
`

const Event = styled.details`
  font-size: ${fontSize.small};
  summary {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 ${space(3)};
    padding: ${space(2)} ${space(3)};
    line-height: 1.35;
    cursor: pointer;
  }
  summary:focus-visible {
    outline-offset: -3px;
  }
  time {
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  code {
    font-family: ${font.mono};
    font-size: ${fontSize.tiny};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  summary span {
    grid-column: 2;
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    overflow-wrap: anywhere;
  }
  strong {
    color: ${color.accentText};
  }
  pre {
    border-width: 1px 0 0;
    border-radius: 0;
  }
`
