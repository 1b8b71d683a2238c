import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
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

/** Removes folders of runs that were killed; other accounts of this machine remove theirs. */
function removeLeftFolders() {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = /^waybill-test-(\d+)-/.exec(name) ?? []
    const folder = join(tmpdir(), name)
    if (pid !== undefined && !isAlive(Number(pid)) && isOwn(folder)) removeFolder(folder)
  }
}

function isOwn(folder) {
  const owner = lstatSync(folder, { throwIfNoEntry: false })?.uid
  return process.getuid === undefined || owner === process.getuid()
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
