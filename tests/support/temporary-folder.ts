import { spawn } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../../server/project-root.ts'

export interface TemporaryFolder {
  path: string
  remove: () => Promise<void>
}

// A database is a thousand small files, and hundreds of them come and go: a disk takes several times as long.
const memory = '/dev/shm'
const parent = hasRoom(memory) ? memory : tmpdir()

/** A folder for a server's data that is cleaned up even when the tests are killed. */
export async function temporaryFolder(): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(parent, 'waybill tests '))
  // PostgreSQL may run as another account, which has to pass through.
  await chmod(path, 0o711)
  // The cleaner sees its input end when this process is gone.
  const cleaner = spawn(process.execPath, [join(projectRoot, 'tests/support/cleaner.mjs'), path], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  cleaner.unref()
  return {
    path,
    async remove() {
      await rm(path, { recursive: true, force: true, maxRetries: 5 })
      cleaner.stdin.end()
    },
  }
}

/** All that the tests keep at once takes a part of this. */
function hasRoom(folder: string): boolean {
  const gibibytes = 8
  try {
    const { bavail, bsize } = statfsSync(folder)
    return Math.min(bavail * bsize, process.availableMemory()) > gibibytes * 1024 ** 3
  } catch {
    return false
  }
}
