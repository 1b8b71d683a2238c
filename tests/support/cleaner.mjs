// Removes what a test run leaves behind: `node cleaner.mjs <folder>` waits until its input ends,
// then ends the PostgreSQL in the folder and deletes it.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.argv[2]
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)
process.stdin.resume()
process.stdin.on('end', clean)
process.stdin.on('error', clean)

function clean() {
  try {
    const file = join(folder, 'data', 'postgres', 'postmaster.pid')
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGQUIT')
  } catch {
    // It has ended already.
  }
  setTimeout(() => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    process.exit()
  }, 500)
}
