import { chmod, stat } from 'node:fs/promises'
import { EmbeddedError } from './errors.ts'
import { run, type Identity } from './run.ts'

const name = 'waybill'

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/**
 * Who runs PostgreSQL. It refuses to run as root, so root hands it to the owner of the data
 * or, for new data, to a system account of its own.
 */
export async function chooseAccount(dataFolder: string): Promise<Identity> {
  const owner = await stat(dataFolder).then(
    ({ uid, gid }) => ({ uid, gid }),
    () => undefined,
  )
  if (!isRoot()) {
    if (owner !== undefined && process.getuid !== undefined && owner.uid !== process.getuid()) {
      throw new EmbeddedError(
        `The database in ${dataFolder} belongs to another account (number ${owner.uid}). Start ` +
          'as that account or as root, or choose another folder with DATA_DIR.',
      )
    }
    return {}
  }
  if (owner !== undefined && owner.uid !== 0) return owner
  return (await findAccount()) ?? createAccount()
}

/** A backup that root has copied back belongs to root, and PostgreSQL wants it for itself. */
export async function handOver(dataFolder: string, { uid, gid }: Identity): Promise<void> {
  const found = await stat(dataFolder).catch(() => undefined)
  if (found === undefined) return
  if (isRoot() && found.uid === 0 && uid !== undefined) {
    const { code, output } = await run('chown', ['-R', `${uid}:${gid ?? uid}`, dataFolder])
    if (code !== 0) throw new EmbeddedError(`${dataFolder} could not be handed over: ${output}`)
  }
  if ((found.mode & 0o077) !== 0) await chmod(dataFolder, 0o700)
}

async function createAccount(): Promise<Identity> {
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', name]],
    ['adduser', ['-S', '-D', '-H', '-s', '/bin/false', name]],
  ]
  const said: string[] = []
  for (const [program, args] of ways) {
    const { output } = await run(program, args)
    // Another start may have created it at the same moment, so the account counts, not the code.
    const account = await findAccount()
    if (account !== undefined) return account
    said.push(output)
  }
  throw new EmbeddedError(
    `PostgreSQL does not run as root, and the account "${name}" for it could not be created ` +
      `(${said.filter(Boolean).join('; ')}). Start Waybill as an ordinary user, or set DATABASE_URL.`,
  )
}

async function findAccount(): Promise<Identity | undefined> {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
  if (uid.code !== 0 || gid.code !== 0) return undefined
  return { uid: Number(uid.output), gid: Number(gid.output) }
}
