import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Coordinates } from '../../../openapi.d.ts'
import { createFairLimit } from '../../limits/fair-limit.ts'
import { currentOwner } from '../../limits/owner.ts'
import { unavailable } from '../../http/errors.ts'
import { projectRoot } from '../../project-root.ts'
import type { TourProblem } from './shortest-tour.ts'

/** The route begins at the first point. */
export interface RouteProblem extends Pick<TourProblem, 'end'> {
  points: Coordinates[]
}

export interface Solver {
  /** Returns the indexes of the points in the order of the route. Throws a 503 if too many problems wait. */
  solve: (problem: RouteProblem) => Promise<number[]>
  /** Ends the problem that is being solved, and refuses those that wait. */
  close: () => Promise<void>
}

/** Uses one thread, started for the first problem, so that a node keeps its other processors for requests. */
export function createSolver(): Solver {
  const limit = createFairLimit('routes')
  let last: Promise<unknown> = Promise.resolve()
  let worker: Worker | undefined
  let isClosed = false

  async function solveNow(problem: RouteProblem): Promise<number[]> {
    if (isClosed) throw unavailable()
    worker ??= startWorker()
    const current = worker
    current.ref()
    try {
      return await answerOf(current, problem)
    } catch (error) {
      worker = undefined
      await current.terminate()
      throw error
    } finally {
      // An idle thread does not keep the process running.
      current.unref()
    }
  }

  return {
    solve: (problem) =>
      limit.run(currentOwner(), () => {
        const solved = solveNow(problem)
        last = solved.catch(() => undefined)
        return solved
      }),
    async close() {
      isClosed = true
      await worker?.terminate()
      await last
    },
  }
}

async function answerOf(worker: Worker, problem: RouteProblem): Promise<number[]> {
  const answered = new AbortController()
  const ended = once(worker, 'exit', { signal: answered.signal }).then(() => {
    throw unavailable()
  })
  try {
    const message = once(worker, 'message', { signal: answered.signal })
    // eslint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(problem)
    const [order]: number[][] = await Promise.race([message, ended])
    return order ?? []
  } finally {
    answered.abort()
  }
}

function startWorker(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(join(projectRoot, 'dist/routing/main.js'))
  // Before a build, the thread is TypeScript, for which Node 20 needs tsx.
  const source = JSON.stringify(new URL('worker.ts', import.meta.url).href)
  const load = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${source}))`
  return new Worker(load, { eval: true })
}
