import { execFileSync, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { cleanSurroundings, type Account } from '../../../server/db/embedded-postgres/processes.ts'
import { projectRoot } from '../../../server/project-root.ts'

/** Folder of the files that the operator's documentation shows. */
export const configFolder = join(projectRoot, 'docs/cluster')

/** Debian keeps some programs in folders that are on root's PATH only. */
const path = `${process.env['PATH']}:/usr/sbin:/usr/local/sbin`

const howToGetThem =
  'On Debian 13: apt-get install patroni etcd-server haproxy postgresql (stop and disable what ' +
  'the packages start). docs/cluster.md says more.'

/** Says why no cluster can run here; undefined if one can. */
export function whyNoCluster(): string | undefined {
  if (process.platform !== 'linux') return 'A cluster needs the loopback addresses of Linux.'
  const missing = ['patroni', 'etcd', 'haproxy', untilParentEnds].filter((name) => !canRun(name))
  if (missing.length > 0) return `A cluster needs ${missing.join(', ')}. ${howToGetThem}`
  if (binFolder() === undefined) return `A cluster needs PostgreSQL's programs. ${howToGetThem}`
  const version = /\d+/.exec(run('patroni', '--version'))?.[0] ?? '0'
  if (Number(version) < 4) return `A cluster needs Patroni 4, and here is ${version}.`
  if (process.getuid?.() === 0 && accountId('-u') === undefined)
    return 'PostgreSQL does not run as root, and there is no account postgres.'
  return undefined
}

/** The newest PostgreSQL of the packages. */
export function binFolder(): string | undefined {
  const parent = '/usr/lib/postgresql'
  if (!existsSync(parent)) return undefined
  return readdirSync(parent)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(parent, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'pg_rewind')))
}

/** Picks PostgreSQL's account: not root. */
export function databaseAccount(): Account {
  const [uid, gid] = [accountId('-u'), accountId('-g')]
  return process.getuid?.() === 0 && uid !== undefined && gid !== undefined ? { uid, gid } : {}
}

/** The variables of a documented file, with this machine's values. */
export function environmentOf(file: string, own: Record<string, string>): NodeJS.Dict<string> {
  const shown = parseEnv(readFileSync(join(configFolder, file), 'utf8'))
  const unknown = Object.keys(own).filter((name) => !(name in shown))
  if (unknown.length > 0) throw new Error(`${file} does not have ${unknown.join(', ')}`)
  return { ...shown, ...own }
}

export interface Daemon {
  pid: number
  signal(name: NodeJS.Signals): void
  ended: Promise<void>
}

const untilParentEnds = 'setpriv'

/** A program that writes into a log file, and ends with this process at the latest. */
export function startDaemon(
  program: string,
  args: string[],
  { env, log, as = {} }: { env: NodeJS.Dict<string>; log: string; as?: Account },
): Daemon {
  const output = openSync(log, 'a')
  const child = spawn(untilParentEnds, ['--pdeathsig', 'TERM', program, ...args], {
    ...as,
    cwd: '/',
    env: { ...cleanSurroundings.env, PATH: path, ...env },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  return {
    pid: child.pid ?? 0,
    signal: (name) => void child.kill(name),
    ended: new Promise((resolve) => child.on('close', () => resolve())),
  }
}

function canRun(name: string): boolean {
  try {
    run('sh', '-c', `command -v ${name}`)
    return true
  } catch {
    return false
  }
}

function accountId(which: '-u' | '-g'): number | undefined {
  try {
    return Number(run('id', which, 'postgres'))
  } catch {
    return undefined
  }
}

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, {
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, PATH: path },
  })
