import { readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, type TestContext } from 'vitest'
import { FolderInUseError } from '../../../../server/db/embedded-postgres/errors.ts'
import { lockFolder } from '../../../../server/db/embedded-postgres/folder-lock.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

// Concurrent, because each test waits in real time for another's signs of life.
describe.concurrent('An operator who starts Waybill on a folder', () => {
  test('gets it alone, even if many start at the same moment', async ({ onTestFinished }) => {
    const { folder, path } = await openFolder(onTestFinished)
    await writeFile(path, 'half a lock')
    const starts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
    const locks = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
    const refusals = starts.flatMap((start) => (start.status === 'rejected' ? [start.reason] : []))
    expect(locks).toHaveLength(1)
    expect(refusals.every((reason) => reason instanceof FolderInUseError)).toBe(true)
    await locks[0]?.release()
    await expect(readFile(path)).rejects.toThrow('ENOENT')
  })

  test('is refused while another container that shares it shows signs of life', async ({
    onTestFinished,
  }) => {
    const { folder, path } = await openFolder(onTestFinished)
    await writeFile(path, lockOfAnotherContainer)
    const heartbeat = setInterval(() => {
      const now = new Date()
      void utimes(path, now, now)
    }, 500)
    await expect(lockFolder(folder)).rejects.toThrow('Another Waybill (process 1) is using')
    clearInterval(heartbeat)
    expect(await readFile(path, 'utf8')).toBe(lockOfAnotherContainer)
  })

  test('takes it over from a container that has shown no sign of life', async ({
    onTestFinished,
  }) => {
    const { folder, path } = await openFolder(onTestFinished)
    await writeFile(path, lockOfAnotherContainer)
    const lock = await lockFolder(folder)
    expect(await readFile(path, 'utf8')).toContain(`"pid":${process.pid}`)
    await lock.release()
  })
})

const lockOfAnotherContainer = JSON.stringify({ pid: 1, started: '1', system: 'another' })

async function openFolder(atEnd: TestContext['onTestFinished']) {
  const { path: folder, remove } = await temporaryFolder()
  atEnd(remove)
  return { folder, path: join(folder, 'waybill.lock') }
}
