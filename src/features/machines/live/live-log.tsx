import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/machines.ts'
import { formatClockTime } from '../../../../domain/format.ts'
import { eventInWords, stateInWords } from '../../../../machines/graph/parts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DownloadIcon, PauseIcon, PlayIcon, TrashIcon } from '../../../ui/icons/icons.tsx'
import { color, font, fontSize, space } from '../../../ui/theme/tokens.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { sentence } from '../../../lib/sentence.ts'
import { Buttons, Facts, Muted, Part, Rows } from '../layout.tsx'
import { clearLog, entryOf, pause, resume, titleOf } from './inspector.ts'
import type { InspectedActor, LogEntry } from './inspector.ts'

type LiveLogProps = {
  entries: readonly LogEntry[]
  /** Actor whose events these are; null for all actors. */
  about: InspectedActor | null
  /** Number of events that wait while the log is paused; null while it runs. */
  waiting: number | null
}

const maxShown = 100

/** Events of the actors, newest first. */
export function LiveLog({ entries, about, waiting }: LiveLogProps) {
  const empty = entries.length === 0 ? t.noEventsYet : undefined
  const newestFirst = entries.slice(-maxShown).reverse()
  return (
    <Part title={about === null ? t.events : t.eventsOf({ machine: titleOf(about.machine) })}>
      <Buttons>
        {waiting === null ? (
          <Button size="small" icon={<PauseIcon size={18} />} onClick={pause}>
            {t.pause}
          </Button>
        ) : (
          <Button size="small" tone="primary" icon={<PlayIcon size={18} />} onClick={resume}>
            {t.goOn}
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
          {t.exportJson}
        </Button>
        <Button
          size="small"
          icon={<TrashIcon size={18} />}
          disabledReason={empty}
          onClick={clearLog}
        >
          {t.clear}
        </Button>
      </Buttons>
      <PauseText>{waiting === null ? '' : t.pausedWhileMoreWait({ count: waiting })}</PauseText>
      {entries.length === 0 ? (
        <Muted>{t.doSomethingInAnotherTab}</Muted>
      ) : (
        <Rows as="ol">
          {newestFirst.map((entry) => (
            <li key={entry.number}>
              <Event>
                <summary>
                  <time dateTime={new Date(entry.at).toISOString()}>
                    {formatClockTime(entry.at)}
                  </time>
                  <code>{eventName(entry)}</code>
                  <span>
                    {sentence(
                      (entry.changedState ? t.actorWentTo : t.actorIsStill)<ReactNode>({
                        actor: actorName(entry),
                        state: stateInWords(entry.value),
                        strong: (text) => <strong>{text}</strong>,
                      }),
                    )}
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
      {entries.length > maxShown && (
        <Muted>{t.olderOnesInTheExport({ count: entries.length - maxShown })}</Muted>
      )}
    </Part>
  )
}

function actorName({ machine, about }: LogEntry): string {
  return about === '' ? titleOf(machine) : `${titleOf(machine)} · ${about}`
}

/** The whole log, for a bug report. */
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

function eventName({ event, machine }: LogEntry): string {
  const entry = entryOf(machine)
  return entry === undefined ? event.type : eventInWords(event.type, entry.machine)
}

const PauseText = styled.output`
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
