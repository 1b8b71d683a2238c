import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import type { Fault } from './faults.ts'
import type { Findings, Ledger } from './ledger.ts'
import { startLoad, type Load } from './load.ts'
import type { Node } from './nodes.ts'
import type { People } from './people.ts'
import type { Figures } from './report.ts'
import { subscribePerson, subscribeVisitor, type Subscriber } from './subscribers.ts'

export interface Parts {
  cluster: Cluster
  nodes: Node[]
  people: People
  ledger: Ledger
  writesPerSecond: number
}

/** Broken promises; all lists are empty if there are none. */
export interface Problems extends Findings {
  missed: string[]
  unexpected: string[]
  late: string[]
}

const before = 4_000
const after = 6_000
const streamsOfEach = 3
const maxVisitors = 8
/** Time in which a subscriber has to learn of a change once everything is healthy. */
const patience = 60_000

/** Runs one fault under load, from a healthy cluster to a healthy one. */
export async function tryFault(
  name: string,
  fault: Fault,
  { cluster, nodes, people, ledger, writesPerSecond }: Parts,
): Promise<{ figures: Figures; problems: Problems }> {
  await cluster.untilHealthy()
  await Promise.all(nodes.map((node) => node.untilReady()))
  const around = { nodes, ledger, since: new Date() }
  const first = ledger.acknowledged.length
  const everyone = [people.admin, ...people.senders, ...people.receivers]
  const subscribers: Subscriber[] = everyone.flatMap((person) =>
    Array.from({ length: streamsOfEach }, () => subscribePerson(around, person)),
  )
  let created = 0
  const load = startLoad({
    nodes,
    people,
    ledger,
    writesPerSecond,
    onCreated({ trackingId }) {
      created += 1
      const isEnough = subscribers.length >= everyone.length * streamsOfEach + maxVisitors
      if (created % 5 === 0 && !isEnough) subscribers.push(subscribeVisitor(around, trackingId))
    },
  })

  try {
    await wait(before)
    const begun = Date.now()
    const node = nodes[Math.floor(Math.random() * nodes.length)]
    if (node === undefined) throw new Error('There is no node')
    await fault({ cluster, node })
    await cluster.untilHealthy()
    await Promise.all(nodes.map((one) => one.untilReady()))
    await wait(after)
    const ended = Date.now()
    await load.stop()

    const changes = ledger.acknowledged.slice(first)
    const due = () =>
      subscribers.flatMap((subscriber) =>
        changes
          .filter((change) => subscriber.isDue(change))
          .map((change) => ({ subscriber, change })),
      )
    const missing = () => due().filter(({ subscriber, change }) => !subscriber.knows(change))
    for (const end = Date.now() + patience; Date.now() < end && missing().length > 0;)
      await wait(500)

    const findings = await cluster.onLeader((client) => ledger.compare(client))
    const missed = missing().map(({ change }) => `${change.trackingId}, entry ${change.entry}`)
    const isFaulty = (one: Node) => one === node && name.startsWith('a node')
    const pause = (momentsOf: Load['writesOf']) =>
      Math.max(
        ...nodes.map((one) => (isFaulty(one) ? 0 : longestPause(momentsOf.get(one), begun, ended))),
      )
    const figures: Figures = {
      fault: name,
      acknowledged: changes.length,
      refused: load.refused,
      lost: findings.lost.length,
      notices: due().length,
      missed: missed.length,
      late: load.late.length,
      writesBack: pause(load.writesOf),
      readsBack: pause(load.readsOf),
    }
    const { unexpected, late } = load
    return { figures, problems: { ...findings, missed, unexpected, late } }
  } finally {
    await load.stop()
    await Promise.all(subscribers.map((subscriber) => subscriber.stop()))
  }
}

/** Seconds of the longest gap between consecutive moments, or to an end of the period. */
function longestPause(moments: number[] = [], begun: number, ended: number): number {
  const within = moments.filter((moment) => moment > begun && moment < ended)
  const all = [begun, ...within.toSorted((a, b) => a - b), ended]
  const pauses = all.slice(1).map((moment, index) => moment - (all[index] ?? begun))
  return Math.max(...pauses) / 1_000
}
