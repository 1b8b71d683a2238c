import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { RegisteredMachine } from '../../../machines/registry.ts'
import { activeStatesOf, callsIn, statesOf } from '../../../machines/graph/parts.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { Bench } from './bench.tsx'
import { LiveActors } from './live-actors.tsx'
import { LiveLog } from './live-log.tsx'
import { Part } from './panel-parts.tsx'
import { entryOf } from './running-machine.ts'
import { useWatch } from './use-watch.ts'
import type { WatchedActor } from './watch.ts'

type LiveProps = { entry: RegisteredMachine; onMachine: (name: string) => void }

/** The actors of the application in the tabs of this browser, as they are now. */
export function Live({ entry, onMachine }: LiveProps) {
  const { actors, log, heldBack } = useWatch()
  const [chosen, setChosen] = useState<string | null>(null)
  const [follows, setFollows] = useState(true)
  const all = [...actors.values()]
  const only = chosen === null ? undefined : actors.get(chosen)
  const shown = all.filter(
    ({ actor, machine }) => machine === entry.machine.id && (!only || actor === only.actor),
  )
  const look = useLook(entry, shown)
  const entries = only ? log.filter(({ actor }) => actor === only.actor) : log

  const last = entries.findLast(({ led }) => led)
  const acting = shown.find(({ actor }) => actor === last?.actor)
  const follow = useEffectEvent((machine: string) => {
    const its = entryOf(machine)
    if (follows && its !== undefined && its !== entry) onMachine(its.name)
  })
  useEffect(() => {
    if (last !== undefined) follow(last.machine)
  }, [last])

  const choose = (actor: WatchedActor | null) => {
    setChosen(actor?.actor ?? null)
    const its = actor === null ? undefined : entryOf(actor.machine)
    if (its !== undefined && its !== entry) onMachine(its.name)
  }

  return (
    <Bench
      entry={entry}
      look={look}
      label={`${entry.title}: ${shown.length} running`}
      leading={litBy(entry, acting === undefined ? shown : [acting])}
    >
      <Part title="Running now">
        <LiveActors
          actors={all}
          chosen={only?.actor ?? null}
          onChoose={choose}
          follows={follows}
          onFollows={setFollows}
        />
      </Part>
      {shown.length === 0 && (
        <Notice tone="info">
          {isAsked(entry)
            ? 'Nothing of this machine runs in a browser: the server asks it before each change.'
            : 'Nothing of this machine runs in an open tab now.'}
        </Notice>
      )}
      <LiveLog
        entries={entries}
        about={only ?? null}
        heldBack={heldBack === null ? null : heldBack.filter(({ kind }) => kind === 'moved').length}
      />
    </Bench>
  )
}

function useLook(entry: RegisteredMachine, shown: readonly WatchedActor[]) {
  const states = JSON.stringify(shown.map(({ value, taken }) => [value, taken]))
  return useMemo(() => {
    const lit = litBy(entry, shown)
    return { lit, taken: new Set(shown.flatMap(({ taken }) => taken)), refusals: null }
    // The list is a new one at every greeting; what it says is in `states`.
    // eslint-disable-next-line react/exhaustive-deps
  }, [entry, states])
}

function litBy({ machine }: RegisteredMachine, actors: readonly WatchedActor[]) {
  const lit = new Map<string, number>()
  for (const { value } of actors)
    for (const { id } of activeStatesOf(machine, value)) lit.set(id, (lit.get(id) ?? 0) + 1)
  return lit
}

/** A machine that makes no calls is a law to ask, and runs nowhere. */
const isAsked = ({ machine }: RegisteredMachine) =>
  statesOf(machine).every((node) => callsIn(node).length === 0)
