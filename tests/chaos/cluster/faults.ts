import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import type { Node } from './nodes.ts'

/** Longer than `ttl`, after which Patroni considers a machine lost. */
const longerThanTtl = 35_000

/** Each one ends when everything that it stopped is back; the cluster may not be healthy yet. */
export type Fault = (parts: { cluster: Cluster; node: Node }) => Promise<void>

export const faults: Record<string, Fault> = {
  async 'the leader is killed'({ cluster }) {
    const old = await cluster.leader()
    await old.kill()
    await cluster.untilLedByAnother(old)
    await wait(3_000)
    old.start()
  },
  async 'the leader hands over'({ cluster }) {
    await cluster.switchOver()
  },
  async 'the leader is frozen'({ cluster }) {
    const old = await cluster.leader()
    old.freeze()
    await cluster.untilLedByAnother(old)
    await wait(10_000)
    old.thaw()
  },
  async 'a node is killed'({ node }) {
    await node.kill()
    await wait(3_000)
    await node.start()
  },
  async 'a node is frozen'({ node }) {
    node.freeze()
    await wait(20_000)
    node.thaw()
  },
  async 'HAProxy is away'({ cluster }) {
    await cluster.haproxy.kill()
    await wait(8_000)
    cluster.haproxy.start()
  },
  async 'etcd is away'({ cluster }) {
    await cluster.etcd.kill()
    await wait(longerThanTtl)
    cluster.etcd.start()
  },
  async 'a standby is killed'({ cluster }) {
    const [standby] = await cluster.standbys()
    await standby?.kill()
    await wait(10_000)
    standby?.start()
  },
  async 'a standby is frozen'({ cluster }) {
    const [standby] = await cluster.standbys()
    standby?.freeze()
    await wait(longerThanTtl)
    standby?.thaw()
  },
  async 'both standbys are frozen'({ cluster }) {
    const standbys = await cluster.standbys()
    for (const standby of standbys) standby.freeze()
    await wait(longerThanTtl)
    for (const standby of standbys) standby.thaw()
  },
}
