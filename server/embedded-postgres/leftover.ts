import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EmbeddedError } from './errors.ts'
import { isAlive, servesFolder, waitForExit } from './processes.ts'

/**
 * Ends the PostgreSQL that a killed Waybill left running on this folder, and disarms a
 * `postmaster.pid` whose number another process has got since.
 */
export async function stopLeftover(cluster: string): Promise<void> {
  const path = join(cluster, 'postmaster.pid')
  const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!Number.isSafeInteger(pid) || pid <= 0) return
  if (isAlive(pid) && servesFolder(pid, cluster)) {
    await endPostmaster(pid)
    return
  }
  // PostgreSQL takes any living process for its own. It passes over its parent's number, and
  // still looks at the rest of the file for what the dead server's children hold.
  lines[0] = String(process.pid)
  await writeFile(path, lines.join('\n')).catch(() => undefined)
}

/** Fast, then immediate (the next start recovers from the log), then by force. */
export async function endPostmaster(pid: number): Promise<void> {
  const ways = [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const
  for (const [signal, patience] of ways) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if (isAlive(pid)) {
        throw new EmbeddedError(
          `The PostgreSQL that still runs (process ${pid}) cannot be ended.`,
          {
            cause: error,
          },
        )
      }
      return
    }
    if (await waitForExit(pid, patience)) return
  }
  throw new EmbeddedError(`The PostgreSQL that still runs (process ${pid}) does not end.`)
}
