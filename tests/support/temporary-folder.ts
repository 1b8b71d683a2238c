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

// In memory, because tests create and drop hundreds of databases of a thousand small files each,
// which takes several times as long on a disk.
const memory = '/dev/shm'
const parent = hasRoom(memory) ? memory : tmpdir()

/** Creates a folder for a server's data that is removed even if the tests are killed. */
export async function temporaryFolder(): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(parent, 'waybill tests '))
  // PostgreSQL may run as another account, which needs to enter the folder.
  await chmod(path, 0o711)
  // The cleaner's input ends when this process does.
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

/** True if there is more space than all tests need at the same time. */
function hasRoom(folder: string): boolean {
  const gibibytes = 8
  try {
    const { bavail, bsize } = statfsSync(folder)
    return Math.min(bavail * bsize, process.availableMemory()) > gibibytes * 1024 ** 3
  } catch {
    return false
  }
}
