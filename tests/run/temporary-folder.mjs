import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'waybill-test-'

/** Creates the folder of a run, in which its parts keep all their temporary files. */
export function makeRunFolder() {
  removeLeftFolders()
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
  // PostgreSQL may run as another account, which needs to enter the folder.
  chmodSync(folder, 0o711)
  return folder
}

/** @param {string} folder */
export function removeFolder(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}

/** Removes folders of runs that were killed. */
function removeLeftFolders() {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = /^waybill-test-(\d+)-/.exec(name) ?? []
    if (pid !== undefined && !isAlive(Number(pid))) removeFolder(join(tmpdir(), name))
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
