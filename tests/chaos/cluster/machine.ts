import { chownSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive, waitForExit } from '../../../server/db/embedded-postgres/processes.ts'
import { postmasterOf } from '../../support/processes.ts'
import {
  binFolder,
  configFolder,
  databaseAccount,
  environmentOf,
  startDaemon,
  type Daemon,
} from './programs.ts'

/** A database machine: Patroni and its PostgreSQL on their own address. */
export interface Machine {
  name: string
  address: string
  start(): void
  /** Kills every process, like a power cut that spares the disk. */
  kill(): Promise<void>
  /** Stops every process in place, without a word to the other side of any connection. */
  freeze(): void
  thaw(): void
  /** Starts or thaws processes that a fault has stopped. */
  recover(): void
  log(): string
}

export function createMachine(
  name: string,
  address: string,
  { folder, etcd }: { folder: string; etcd: string },
): Machine {
  const home = join(folder, name)
  const log = join(folder, `${name}.log`)
  const as = databaseAccount()
  let patroni: Daemon | undefined
  let frozen: number[] = []

  mkdirSync(home)
  if (as.uid !== undefined) chownSync(home, as.uid, as.gid ?? as.uid)

  function processes(): number[] {
    const postmaster = postmasterOf(home)
    const ofPostgres = postmaster === undefined ? [] : [postmaster, ...childrenOf(postmaster)]
    return [...(patroni === undefined ? [] : [patroni.pid]), ...ofPostgres]
  }

  function start() {
    patroni = startDaemon('patroni', [join(configFolder, 'patroni.yml')], {
      as,
      log,
      env: {
        ...environmentOf('patroni.env', {
          PATRONI_NAME: name,
          PATRONI_RESTAPI_LISTEN: `${address}:8008`,
          PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
          PATRONI_POSTGRESQL_LISTEN: `${address}:5432`,
          PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
          PATRONI_ETCD3_HOSTS: etcd,
          PATRONI_POSTGRESQL_DATA_DIR: join(home, 'postgres'),
          PATRONI_POSTGRESQL_BIN_DIR: binFolder() ?? '',
        }),
        HOME: home,
      },
    })
  }

  function thaw() {
    for (const pid of frozen) send(pid, 'SIGCONT')
    frozen = []
  }

  return {
    name,
    address,
    start,
    async kill() {
      const all = processes()
      for (const pid of all) send(pid, 'SIGKILL')
      frozen = []
      await Promise.all(all.map((pid) => waitForExit(pid, 10_000)))
      await patroni?.ended
      patroni = undefined
    },
    freeze() {
      // Repeats until a round finds no process that was started in between.
      for (let fresh = processes(); fresh.length > 0;) {
        for (const pid of fresh) send(pid, 'SIGSTOP')
        frozen.push(...fresh)
        fresh = processes().filter((pid) => !frozen.includes(pid))
      }
    },
    thaw,
    recover() {
      thaw()
      if (patroni === undefined || !isAlive(patroni.pid)) start()
    },
    log: () => readFileSync(log, 'utf8'),
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // The process ended by itself in between.
  }
}

function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return text.trim().split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}
