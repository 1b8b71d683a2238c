import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../../server/project-root.ts'

export interface TemporaryFolder {
  path: string
  remove: () => Promise<void>
}

/** A folder for a server's data that is cleaned up even when the tests are killed. */
export async function temporaryFolder(): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(tmpdir(), 'waybill tests '))
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
