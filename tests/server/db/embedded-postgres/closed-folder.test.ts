import { chmod, chown, mkdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isRoot } from '../../../../server/db/embedded-postgres/placement.ts'
import { reachEmbedded } from '../../../../server/db/embedded-postgres/reach-embedded.ts'
import { startEmbedded } from '../../../../server/db/embedded-postgres/start-embedded.ts'
import { temporaryFolder, type TemporaryFolder } from '../../../support/temporary-folder.ts'

let folder: TemporaryFolder
let closed: string
let dataDir: string
let lines: string[] = []

beforeEach(async () => {
  folder = await temporaryFolder()
  closed = join(folder.path, 'closed')
  dataDir = join(closed, 'data')
  lines = []
  await mkdir(closed, { mode: 0o700 })
})

afterEach(async () => {
  const elsewhere = await readFile(join(dataDir, 'postgres-is-at'), 'utf8').catch(() => '')
  if (elsewhere !== '') await rm(elsewhere.trim(), { recursive: true })
  await folder.remove()
})

describe.skipIf(!isRoot())('An operator who is root', () => {
  test('finds the data again when DATA_DIR is below a closed folder', async () => {
    const first = await start()
    expect(first.isNew).toBe(true)
    const elsewhere = (await readFile(join(dataDir, 'postgres-is-at'), 'utf8')).trim()
    expect(lines[0]).toBe(
      `${dataDir} is closed to the account that PostgreSQL runs as: the data are in ${elsewhere}.`,
    )
    const reached = await reachEmbedded(options())
    expect(reached.url).toBe(first.url)
    await first.stop()

    const second = await start()
    expect(second.isNew).toBe(false)
    expect(lines.at(-1)).toBe(`The data are in ${elsewhere}.`)
    await second.stop()
  })

  test('is told what to open if the folder was closed later', async () => {
    await chmod(closed, 0o711)
    await (await start()).stop()
    await chmod(closed, 0o700)
    await expect(start()).rejects.toThrow(/cannot enter\. Make the folders above it passable/)
    await chmod(closed, 0o711)
    const again = await start()
    expect(again.isNew).toBe(false)
    await again.stop()
  })

  test('can start with data that were copied back as root and are open to others', async () => {
    await chmod(closed, 0o711)
    await (await start()).stop()
    const cluster = join(dataDir, 'postgres')
    const { uid, gid } = await stat(cluster)
    await chown(cluster, 0, 0)
    await chmod(cluster, 0o755)

    const again = await start()
    expect(again.isNew).toBe(false)
    await again.stop()
    const found = await stat(cluster)
    expect([found.uid, found.gid, found.mode & 0o777]).toEqual([uid, gid, 0o700])
  })

  test('finds the password and the data closed to other accounts', async () => {
    await chmod(closed, 0o711)
    await (await start()).stop()
    const modeOf = async (name: string) => (await stat(join(dataDir, name))).mode & 0o777
    expect(await modeOf('postgres')).toBe(0o700)
    expect(await modeOf('postgres-password')).toBe(0o600)
    expect(await modeOf('postgres.log')).toBe(0o600)
    const password = (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim()
    expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).not.toContain(password)
  })
})

const options = () => ({ dataDir, log: (line: string) => void lines.push(line) })
const start = () => startEmbedded(options())
