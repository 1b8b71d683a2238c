import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { roadMetres } from './distance.ts'
import { shortestTour } from './shortest-tour.ts'
import type { RouteProblem } from './solver.ts'

// Lowers the priority, so that the node's requests come first. Only Linux has a priority per
// thread: elsewhere the priority of the whole server would change.
if (process.platform === 'linux') setPriority(10)

parentPort?.on('message', ({ points, end }: RouteProblem) => {
  const { order } = shortestTour({
    points: points.length,
    end,
    distance(one, other) {
      const [from, to] = [points[one], points[other]]
      return from === undefined || to === undefined ? 0 : roadMetres(from, to)
    },
  })
  // eslint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(order)
})
