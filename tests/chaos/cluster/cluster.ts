import { randomInt } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { createMachine, type Machine } from './machine.ts'
import { configFolder, environmentOf, startDaemon, type Daemon } from './programs.ts'

/** Nodes find the leader behind HAProxy, or with every machine in `DATABASE_URL`. */
type Entrance = 'haproxy' | 'hosts'

export function entranceFrom(text = 'haproxy'): Entrance {
  if (text === 'haproxy' || text === 'hosts') return text
  throw new Error(`CLUSTER_ENTRANCE is ${text}, but has to be haproxy or hosts`)
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>

interface Member {
  name: string
  role: string
  state: string
}

const password = 'waybill'
const patience = 240_000

/** Three machines, etcd and HAProxy, each on a loopback address with the ports of a real one. */
export async function startCluster(folder: string, entrance: Entrance) {
  const network = `127.${randomInt(1, 255)}.${randomInt(1, 255)}`
  const etcdAddress = `${network}.10`
  const machines = ['db1', 'db2', 'db3'].map((name, index) =>
    createMachine(name, `${network}.${11 + index}`, { folder, etcd: `${etcdAddress}:2379` }),
  )
  const addresses = machines.map(({ address }) => address)
  const etcd = createEtcd(folder, etcdAddress)
  const haproxy = createHaproxy(folder, `${network}.10`, addresses)
  const everything = [etcd, haproxy, ...machines]

  async function stop() {
    await Promise.all(everything.map((part) => part.kill()))
  }

  /** The state that Patroni reports on the first machine that answers. */
  async function members(): Promise<Member[]> {
    const answers = addresses.map(async (address): Promise<Member[]> => {
      const signal = AbortSignal.timeout(2_000)
      const reply = await fetch(`http://${address}:8008/cluster`, { signal })
      const found: { members: Member[] } = JSON.parse(await reply.text())
      return found.members
    })
    return Promise.any(answers).catch(() => [])
  }

  async function leader(): Promise<Machine> {
    const found = await until('a leader', async () => {
      const name = (await members()).find((member) => member.role === 'leader')?.name
      return machines.find((machine) => machine.name === name)
    })
    return found
  }

  const asSuperuser = async (run: (client: pg.Client) => Promise<void>) => {
    const { address } = await leader()
    const { PATRONI_SUPERUSER_PASSWORD: secret } = environmentOf('patroni.env', {})
    await withClient(`postgres://postgres:${secret}@${address}:5432/postgres`, run)
  }

  async function until<Found>(what: string, look: () => Promise<Found | undefined>) {
    const end = Date.now() + patience
    for (;;) {
      const found = await look()
      if (found !== undefined) return found
      if (Date.now() > end) {
        const logs = machines.map((machine) => `${machine.name}:\n${machine.log().slice(-2_000)}`)
        throw new Error(`The cluster does not come to ${what}.\n${logs.join('\n')}`)
      }
      await wait(500)
    }
  }

  const untilHealthy = () =>
    until('health', async () => {
      const all = await members()
      const isStandby = ({ role, state }: Member) =>
        role === 'quorum_standby' && state === 'streaming'
      const isLed = all.some(({ role, state }) => role === 'leader' && state === 'running')
      return isLed && all.filter(isStandby).length === machines.length - 1 ? true : undefined
    })

  try {
    for (const part of everything) part.start()
    await untilHealthy()
    await asSuperuser(async (client) => {
      await client.query(`create role waybill login password '${password}'`)
      await client.query('create database waybill owner waybill')
    })
  } catch (error) {
    await stop()
    throw error
  }

  const hosts = addresses.map((address) => `${address}:5432`).join(',')
  return {
    network,
    machines,
    etcd,
    haproxy,
    leader,
    untilHealthy,
    stop,
    /** Settings for the nodes. */
    settings:
      entrance === 'haproxy'
        ? {
            DATABASE_URL: `postgres://waybill:${password}@${network}.10:5000/waybill`,
            DATABASE_READ_URL: `postgres://waybill:${password}@${network}.10:5001/waybill`,
          }
        : {
            DATABASE_URL: `postgres://waybill:${password}@${hosts}/waybill?target_session_attrs=read-write`,
            DATABASE_READ_URL: `postgres://waybill:${password}@${hosts}/waybill`,
          },
    async standbys(): Promise<Machine[]> {
      const first = await leader()
      return machines.filter((machine) => machine !== first)
    },
    untilLedByAnother: (old: Machine) =>
      until('another leader', async () => ((await leader()) === old ? undefined : true)),
    async switchOver() {
      const { name, address } = await leader()
      const { PATRONI_RESTAPI_USERNAME: user, PATRONI_RESTAPI_PASSWORD: secret } = environmentOf(
        'patroni.env',
        {},
      )
      const reply = await fetch(`http://${address}:8008/switchover`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${user}:${secret}`)}` },
        body: JSON.stringify({ leader: name }),
      })
      if (!reply.ok) throw new Error(`No switchover: ${await reply.text()}`)
    },
    recover() {
      for (const part of everything) part.recover()
    },
    /** Runs statements on the leader directly, past HAProxy. */
    async onLeader<Result>(run: (client: pg.Client) => Promise<Result>): Promise<Result> {
      const { address } = await leader()
      return withClient(`postgres://waybill:${password}@${address}:5432/waybill`, run)
    },
  }
}

function createEtcd(folder: string, address: string) {
  const dataDir = join(folder, 'etcd')
  mkdirSync(dataDir, { mode: 0o700 })
  const [peers, clients] = [`http://${address}:2380`, `http://${address}:2379`]
  return createPart(() =>
    startDaemon('etcd', [], {
      log: join(folder, 'etcd.log'),
      // A single etcd is enough if its machine is not lost.
      env: environmentOf('etcd.env', {
        ETCD_DATA_DIR: dataDir,
        ETCD_LISTEN_PEER_URLS: peers,
        ETCD_INITIAL_ADVERTISE_PEER_URLS: peers,
        ETCD_LISTEN_CLIENT_URLS: clients,
        ETCD_ADVERTISE_CLIENT_URLS: clients,
        ETCD_INITIAL_CLUSTER: `db1=${peers}`,
      }),
    }),
  )
}

function createHaproxy(folder: string, address: string, addresses: string[]) {
  const [DB1 = '', DB2 = '', DB3 = ''] = addresses
  return createPart(() =>
    startDaemon('haproxy', ['-db', '-f', join(configFolder, 'haproxy.cfg')], {
      log: join(folder, 'haproxy.log'),
      env: environmentOf('haproxy.env', {
        DATABASE_ENTRANCE: `${address}:5000`,
        STANDBYS_ENTRANCE: `${address}:5001`,
        DB1,
        DB2,
        DB3,
      }),
    }),
  )
}

/** A program that is killed and restarted. */
function createPart(run: () => Daemon) {
  let daemon: Daemon | undefined
  const start = () => void (daemon = run())
  return {
    start,
    async kill() {
      daemon?.signal('SIGKILL')
      await daemon?.ended
      daemon = undefined
    },
    recover() {
      if (daemon === undefined) start()
    },
  }
}

async function withClient<Result>(url: string, run: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}
