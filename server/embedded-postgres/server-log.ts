import {
  chownSync,
  closeSync,
  copyFileSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readSync,
} from 'node:fs'
import type { Identity } from './run.ts'

const limit = 5 * 1024 * 1024

/** What PostgreSQL writes; two files of a bounded size. */
export interface ServerLog {
  fd: number
  size(): number
  since(mark: number): string
  close(): void
}

export function openServerLog(path: string, account: Identity): ServerLog {
  const fd = openSync(path, 'a+', 0o600)
  if (account.uid !== undefined) chownSync(path, account.uid, account.gid ?? account.uid)
  const size = () => fstatSync(fd).size
  const bound = () => {
    if (size() < limit) return
    // The server holds the file open and appends, so it is emptied in place.
    copyFileSync(path, `${path}.1`)
    ftruncateSync(fd)
  }
  bound()
  const timer = setInterval(() => {
    try {
      bound()
    } catch {
      // A full disk is PostgreSQL's to report.
    }
  }, 60_000)
  timer.unref()
  return {
    fd,
    size,
    since(mark) {
      const part = Buffer.alloc(Math.min(Math.max(size() - mark, 0), 4_000))
      readSync(fd, part, 0, part.length, Math.max(size() - part.length, 0))
      return part.toString()
    },
    close() {
      clearInterval(timer)
      closeSync(fd)
    },
  }
}
