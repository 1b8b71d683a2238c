// Removes what a killed test leaves behind: `node cleaner.mjs <folder>` waits until its input
// ends, then ends the servers that keep their data below the folder and deletes it.
import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.argv[2]
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)
process.stdin.resume()
process.stdin.on('end', clean)
process.stdin.on('error', clean)

function clean() {
  for (const name of attempt(() => readdirSync(folder)) ?? []) {
    const read = (file) => readFileSync(join(folder, name, file), 'utf8')
    // Ends Node first, because it would restart its database.
    attempt(() => process.kill(JSON.parse(read('waybill.lock')).pid, 'SIGKILL'))
    attempt(() => process.kill(Number(read('postgres/postmaster.pid').split('\n')[0]), 'SIGQUIT'))
  }
  setTimeout(() => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    process.exit()
  }, 500)
}

function attempt(work) {
  try {
    return work()
  } catch {
    return undefined
  }
}
