import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/machines.ts'
import {
  activeStatesOf,
  callsIn,
  stateInWords,
  statesOf,
} from '../../../../machines/graph/parts.ts'
import type { RegisteredMachine } from '../../../../machines/registry.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Code } from '../../../ui/code/code.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { color, fontSize, inlineSign, space } from '../../../ui/theme/tokens.ts'
import { MachineLayout, Muted, Part, Rows } from '../layout.tsx'
import { entryOf, titleOf, useInspection } from './inspector.ts'
import type { InspectedActor } from './inspector.ts'
import { LiveLog } from './live-log.tsx'

type LiveProps = { entry: RegisteredMachine; onMachine: (name: string) => void }

/** Live view of the application's actors in all tabs of this browser. */
export function Live({ entry, onMachine }: LiveProps) {
  const { actors, log, waiting } = useInspection()
  const [chosen, setChosen] = useState<string | null>(null)
  const [follows, setFollows] = useState(true)
  const all = [...actors.values()]
  const only = chosen === null ? undefined : actors.get(chosen)
  const shown = all.filter(
    ({ actor, machine }) => machine === entry.machine.id && (!only || actor === only.actor),
  )
  const highlights = useHighlights(entry, shown)
  const entries = only ? log.filter(({ actor }) => actor === only.actor) : log

  const last = entries.findLast(({ changedState }) => changedState)
  const acting = shown.find(({ actor }) => actor === last?.actor)
  const follow = useEffectEvent((machine: string) => {
    const registered = entryOf(machine)
    if (follows && registered !== undefined && registered !== entry) onMachine(registered.name)
  })
  useEffect(() => {
    if (last !== undefined) follow(last.machine)
  }, [last])

  const choose = (actor: InspectedActor | null) => {
    setChosen(actor?.actor ?? null)
    const registered = actor === null ? undefined : entryOf(actor.machine)
    if (registered !== undefined && registered !== entry) onMachine(registered.name)
  }

  return (
    <MachineLayout
      entry={entry}
      highlights={highlights}
      label={t.machineRunning({ machine: entry.title, count: shown.length })}
      focused={countByState(entry, acting === undefined ? shown : [acting])}
    >
      <Part title={t.runningNow}>
        <ActorList
          actors={all}
          chosen={only?.actor ?? null}
          onChoose={choose}
          follows={follows}
          onFollows={setFollows}
        />
      </Part>
      {shown.length === 0 && (
        <Notice tone="info">
          {isNeverRun(entry) ? t.machineIsOnlyAsked : t.machineRunsInNoTab}
        </Notice>
      )}
      <LiveLog
        entries={entries}
        about={only ?? null}
        waiting={waiting === null ? null : waiting.filter(({ kind }) => kind === 'moved').length}
      />
    </MachineLayout>
  )
}

function useHighlights(entry: RegisteredMachine, shown: readonly InspectedActor[]) {
  const states = JSON.stringify(shown.map(({ value, taken }) => [value, taken]))
  return useMemo(() => {
    const active = countByState(entry, shown)
    return { active, taken: new Set(shown.flatMap(({ taken }) => taken)), refusals: null }
    // `shown` is a new list at every hello; `states` changes only with its content.
    // eslint-disable-next-line react/exhaustive-deps
  }, [entry, states])
}

function countByState({ machine }: RegisteredMachine, actors: readonly InspectedActor[]) {
  const counts = new Map<string, number>()
  for (const { value } of actors)
    for (const { id } of activeStatesOf(machine, value)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

/** A machine without calls is only queried, and never runs as an actor. */
const isNeverRun = ({ machine }: RegisteredMachine) =>
  statesOf(machine).every((node) => callsIn(node).length === 0)

type ActorListProps = {
  actors: readonly InspectedActor[]
  chosen: string | null
  onChoose: (actor: InspectedActor | null) => void
  follows: boolean
  onFollows: (follows: boolean) => void
}

/** Lists every actor with its tab and state; choosing one shows only that actor. */
function ActorList({ actors, chosen, onChoose, follows, onFollows }: ActorListProps) {
  const tabs = [...new Set(actors.map(({ tab }) => tab))]
  return (
    <>
      <Follow>
        <input
          type="checkbox"
          checked={follows}
          onChange={({ target }) => onFollows(target.checked)}
        />
        <span>{t.drawTheMachineThatActedLast}</span>
      </Follow>
      {actors.length === 0 && <Muted>{t.openInAnotherTab}</Muted>}
      {actors.length > 0 && (
        <Muted>
          {chosen === null ? (
            t.pressOneToSeeItAlone
          ) : (
            <Button size="small" onClick={() => onChoose(null)}>
              {t.showAllAgain}
            </Button>
          )}
        </Muted>
      )}
      <Tabs>
        {tabs.map((tab) => {
          const own = actors.filter((actor) => actor.tab === tab)
          return (
            <div key={tab}>
              <Tab>{own[0]?.page}</Tab>
              <Rows>
                {own.map((actor) => (
                  <li key={actor.actor}>
                    <Row
                      type="button"
                      aria-pressed={actor.actor === chosen}
                      onClick={() => onChoose(actor.actor === chosen ? null : actor)}
                    >
                      <span>
                        <span>{titleOf(actor.machine)}</span>
                        {actor.about !== '' && <Code>{actor.about}</Code>}
                      </span>
                      <strong>{stateInWords(actor.value)}</strong>
                    </Row>
                  </li>
                ))}
              </Rows>
            </div>
          )
        })}
      </Tabs>
    </>
  )
}

const Follow = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.25rem;
  font-size: ${fontSize.small};
  cursor: pointer;
  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
  }
`

const Tabs = styled.div`
  max-height: 26rem;
  overflow: auto;
`

const Tab = styled.h3`
  margin: ${space(3)} 0 ${space(1.5)};
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
  font-weight: 600;
  letter-spacing: 0;
`

const Row = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  width: 100%;
  min-height: 2.75rem;
  padding: ${space(2)} ${space(3)};
  border: 0;
  background: none;
  font-size: ${fontSize.small};
  line-height: 1.3;
  text-align: start;
  ${Code} {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
  }
  strong {
    color: ${color.accentText};
    font-weight: 650;
  }
  &:hover {
    background: ${color.surfaceHover};
  }
  &[aria-pressed='true'] {
    background: ${color.accentSoft};
    box-shadow: inset calc(4px * ${inlineSign}) 0 0 ${color.accent};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`
