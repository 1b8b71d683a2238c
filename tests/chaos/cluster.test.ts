import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { numberFrom } from '../server/stress/support/stress-run.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { entranceFrom, startCluster, type Cluster } from './cluster/cluster.ts'
import { faults } from './cluster/faults.ts'
import { createLedger } from './cluster/ledger.ts'
import { createNode, type Node } from './cluster/nodes.ts'
import { registerPeople } from './cluster/people.ts'
import { whyNoCluster } from './cluster/programs.ts'
import { tableOf, type Figures } from './cluster/report.ts'
import { tryFault, type Parts, type Problems } from './cluster/trial.ts'

const rounds = numberFrom('CLUSTER_ROUNDS', 1)
const writesPerSecond = numberFrom('CLUSTER_WRITES', 30)
const entrance = entranceFrom(process.env['CLUSTER_ENTRANCE'])
const minutes = 60_000
const reason = whyNoCluster()

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let cluster: Cluster | undefined
let nodes: Node[] = []
let parts: Parts
const all: Figures[] = []

beforeAll(async () => {
  if (reason !== undefined) {
    console.log(`The tests of a cluster are skipped. ${reason}`)
    return
  }
  folder = await temporaryFolder()
  cluster = await startCluster(folder.path, entrance)
  const { network, settings } = cluster
  nodes = [21, 22].map((last) => createNode(`${network}.${last}`, settings))
  const [first] = nodes
  // One after another, because the first one creates the tables.
  for (const node of nodes) await node.start()
  if (first === undefined) throw new Error('There is no node')
  const people = await registerPeople(first)
  parts = { cluster, nodes, people, ledger: createLedger(), writesPerSecond }
}, 5 * minutes)

afterEach(async () => {
  cluster?.recover()
  await Promise.all(nodes.map((node) => node.recover()))
})

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.kill()))
  await cluster?.stop()
  await folder?.remove()
  if (all.length > 0) console.log(tableOf(all))
})

const nothing: Problems = {
  lost: [],
  readButLost: [],
  twice: [],
  illegal: [],
  contradictions: [],
  missed: [],
  unexpected: [],
  late: [],
}

for (let round = 1; round <= rounds; round += 1) {
  for (const [name, fault] of Object.entries(faults)) {
    // Skips the faults of HAProxy if the nodes do not use it.
    if (entrance === 'hosts' && name.startsWith('HAProxy')) continue
    test(
      `couriers lose nothing and miss nothing when ${name}, ${round}`,
      async (context) => {
        context.skip(reason !== undefined, reason)
        const { figures, problems } = await tryFault(name, fault, parts)
        all.push(figures)
        console.log(JSON.stringify(figures))
        expect(problems).toEqual(nothing)
      },
      10 * minutes,
    )
  }
}
