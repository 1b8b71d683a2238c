import { existsSync } from 'node:fs'
import { appendFile, chown, cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { chooseAccount, isRoot } from '../../../../server/db/embedded-postgres/placement.ts'
import { freePort } from '../../../../server/db/embedded-postgres/postmaster.ts'
import { run, type Account } from '../../../../server/db/embedded-postgres/processes.ts'
import { openDatabase } from '../../../../server/db/database.ts'
import { migrate } from '../../../../server/db/migrate.ts'
import { temporaryFolder, type TemporaryFolder } from '../../../support/temporary-folder.ts'
import { runStatement } from '../../support/run-statement.ts'
import { addDemoData } from './backup-harness.ts'

// Follows the steps of docs/operations/backup-and-restore.md for going back, with Debian's
// PostgreSQL.
const programs = ['18', '17', '16', '15', '14']
  .map((version) => `/usr/lib/postgresql/${version}/bin`)
  .find((folder) => existsSync(join(folder, 'pg_basebackup')))

let folder: TemporaryFolder | undefined
let running: string | undefined

afterAll(async () => {
  if (running !== undefined) await tool('pg_ctl', '-D', running, '-m', 'immediate', 'stop')
  await folder?.remove()
})

test('an operator goes back to the moment before a mistake', async ({ skip }) => {
  skip(programs === undefined, 'no PostgreSQL with pg_basebackup below /usr/lib/postgresql')
  const { base, data, restored, wal } = await createFolders()
  await tool('initdb', '-D', data, '-U', 'waybill', '-A', 'trust', '-E', 'UTF8', '--no-sync')
  const port = await freePort()
  await appendFile(
    join(data, 'postgresql.conf'),
    `listen_addresses = '127.0.0.1'\nport = ${port}\nunix_socket_directories = ''\nfsync = off\n` +
      `archive_mode = on\narchive_command = 'test ! -f "${wal}/%f" && cp "%p" "${wal}/%f"'\n`,
  )
  await start(data)
  const url = `postgres://waybill@127.0.0.1:${port}/postgres`
  const db = openDatabase({ url })
  await migrate(db)
  await db.close()
  await addDemoData({ url })

  await tool('pg_basebackup', '-h', '127.0.0.1', '-p', String(port), '-U', 'waybill', ...into(base))
  await runStatement({ url }, "update users set name = 'Ada Lovelace' where role = 'ADMIN'")
  const [moment] = await runStatement({ url }, 'select clock_timestamp()::text as now')
  await runStatement({ url }, "update users set name = 'Oops'")
  const [segment] = await runStatement({ url }, 'select pg_walfile_name(pg_switch_wal()) as name')
  await expect.poll(() => readdir(wal), { timeout: 30_000 }).toContain(String(segment?.['name']))
  await stop(data)

  await cp(base, restored, { recursive: true, preserveTimestamps: true })
  await appendFile(
    join(restored, 'postgresql.auto.conf'),
    `restore_command = 'cp "${wal}/%f" "%p"'\nrecovery_target_time = '${String(moment?.['now'])}'\n` +
      "recovery_target_action = 'promote'\n",
  )
  await writeFile(join(restored, 'recovery.signal'), '')
  await handOver(restored)
  await start(restored)
  await expect
    .poll(() => runStatement({ url }, 'select pg_is_in_recovery() as recovering'), {
      timeout: 30_000,
    })
    .toEqual([{ recovering: false }])
  const users = await runStatement({ url }, 'select name from users order by name')
  expect(users).toHaveLength(7)
  expect(users).toContainEqual({ name: 'Ada Lovelace' })
  expect(users).not.toContainEqual({ name: 'Oops' })
}, 120_000)

const into = (path: string) => ['-D', path, '--checkpoint=fast']

async function createFolders() {
  folder = await temporaryFolder()
  const root = folder.path
  const folders = {
    base: join(root, 'base'),
    data: join(root, 'data'),
    restored: join(root, 'restored'),
    wal: join(root, 'wal'),
  }
  for (const path of Object.values(folders)) {
    await mkdir(path, { mode: 0o700 })
    await handOver(path)
  }
  return folders
}

async function handOver(path: string): Promise<void> {
  const { uid, gid } = await account()
  if (uid === undefined) return
  await chown(path, uid, gid ?? uid)
  await run('chown', ['-R', `${uid}:${gid ?? uid}`, path])
}

const account = async (): Promise<Account> =>
  isRoot() ? chooseAccount(join(folder?.path ?? '', 'data')) : {}

async function tool(name: string, ...args: string[]): Promise<void> {
  const { code, output } = await run(join(programs ?? '', name), args, { as: await account() })
  if (code !== 0) throw new Error(`${name}: ${output}`)
}

async function start(data: string): Promise<void> {
  await tool('pg_ctl', '-D', data, '-l', join(data, 'log'), '-w', '-t', '60', 'start')
  running = data
}

async function stop(data: string): Promise<void> {
  await tool('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop')
  running = undefined
}
