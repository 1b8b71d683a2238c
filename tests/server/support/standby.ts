import { appendFile, cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from '../../../server/db/migrate.ts'
import { openDatabase } from '../../../server/db/database.ts'
import { findCluster } from '../../../server/db/embedded-postgres/placement.ts'
import { startEmbedded } from '../../../server/db/embedded-postgres/start-embedded.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { runStatement } from './run-statement.ts'

/** Starts a migrated leader and a standby that replicates it, each in its own folder. */
export async function startLeaderWithStandby() {
  const folder = await temporaryFolder()
  const folders = { leader: join(folder.path, 'leader'), standby: join(folder.path, 'standby') }
  const start = (dataDir: string) => startEmbedded({ dataDir, log: () => undefined })

  const first = await start(folders.leader)
  const db = openDatabase({ url: first.url })
  await migrate(db)
  await db.close()
  await first.stop()

  await cp(folders.leader, folders.standby, { recursive: true, preserveTimestamps: true })
  const leader = await start(folders.leader)
  const access = join(await findCluster(folders.leader), 'pg_hba.conf')
  await appendFile(access, 'host replication all 127.0.0.1/32 scram-sha-256\n')
  await runStatement({ url: leader.adminUrl }, 'select pg_reload_conf()')

  const cluster = await findCluster(folders.standby)
  const { hostname, port, password } = new URL(leader.adminUrl)
  const source = `host=${hostname} port=${port} user=postgres password=${password}`
  await appendFile(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  await writeFile(join(cluster, 'standby.signal'), '')
  await rm(join(cluster, 'postmaster.pid'), { force: true })
  const standby = await start(folders.standby)

  return {
    leader,
    standby,
    /** Makes the standby receive, but not show, what the leader commits from now on. */
    pauseReplay: () => runStatement({ url: standby.adminUrl }, 'select pg_wal_replay_pause()'),
    resumeReplay: () => runStatement({ url: standby.adminUrl }, 'select pg_wal_replay_resume()'),
    async stop() {
      await standby.stop()
      await leader.stop()
      await folder.remove()
    },
  }
}
