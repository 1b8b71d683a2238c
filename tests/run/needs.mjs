import { statfsSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { isRunnable } from '../browser/find.mjs'

/**
 * Gibibytes that packages and builds take in the project, and databases and results among temporary files.
 */
const neededSpace = { '.': 2, [tmpdir()]: 1 }

/** Lists in sentences what a run needs and this machine lacks; checked first. */
export async function missingNeeds() {
  return [
    ...Object.entries(neededSpace).flatMap(([folder, space]) => spaceProblem(folder, space)),
    ...(await loopbackProblem()),
    ...browserProblem(),
  ]
}

function spaceProblem(folder, space) {
  const { bavail, bsize } = statfsSync(folder)
  const free = (bavail * bsize) / 1024 ** 3
  if (free >= space) return []
  const place = folder === '.' ? 'here' : `in ${folder}`
  return [`The tests need ${space} GB of free space ${place}; there are ${free.toFixed(1)}.`]
}

/** Servers of the tests listen on any free port of this machine. */
function loopbackProblem() {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy())
    const refuse = ({ message }) => {
      server.close()
      resolve([`The tests start servers at 127.0.0.1, which this machine refuses: ${message}.`])
    }
    server.once('error', refuse)
    server.listen(0, '127.0.0.1', () => {
      const socket = connect(server.address().port, '127.0.0.1')
      socket.once('error', refuse)
      socket.once('connect', () => {
        socket.destroy()
        server.close(() => resolve([]))
      })
    })
  })
}

function browserProblem() {
  const chosen = process.env['CHROMIUM_PATH']
  if (!chosen || isRunnable(chosen)) return []
  return [`CHROMIUM_PATH is ${chosen}, where no browser starts. Name another one, or leave it out.`]
}
