import { afterEach, expect, it } from 'vitest'
import { metresOf, roadMetres } from '../../../../server/runs/routing/distance.ts'
import { createSolver } from '../../../../server/runs/routing/solver.ts'

const solvers: ReturnType<typeof createSolver>[] = []
afterEach(async () => {
  for (const solver of solvers.splice(0)) await solver.close()
})

function solverForTest() {
  const solver = createSolver()
  solvers.push(solver)
  return solver
}

const hull = { latitude: 53.7443, longitude: -0.3326 }
const york = { latitude: 53.9591, longitude: -1.0815 }
const leeds = { latitude: 53.7997, longitude: -1.5492 }

it('a distance by road is the great circle plus thirty percent', () => {
  // Hull to York is 54.6 km as the crow flies.
  expect(roadMetres(hull, york) / 1.3).toBeGreaterThan(54_000)
  expect(roadMetres(hull, york) / 1.3).toBeLessThan(55_500)
  expect(roadMetres(york, hull)).toBeCloseTo(roadMetres(hull, york))
  expect(roadMetres(hull, hull)).toBe(0)
  expect(metresOf([hull, york, leeds])).toBeCloseTo(
    roadMetres(hull, york) + roadMetres(york, leeds),
  )
  const west = { latitude: 0, longitude: 179.9 }
  expect(roadMetres(west, { latitude: 0, longitude: -179.9 })).toBeLessThan(30_000)
})

it('a thread solves one problem after another', async () => {
  const solver = solverForTest()
  const [first, second] = await Promise.all([
    solver.solve({ points: [hull, leeds, york], end: 'anywhere' }),
    solver.solve({ points: [hull, leeds, york, hull], end: 'last' }),
  ])
  expect(first).toEqual([0, 2, 1])
  expect(second?.at(-1)).toBe(3)
})

it('a planner is told to try again if too many wait', async () => {
  const solver = solverForTest()
  const asked = Array.from({ length: 9 }, () =>
    solver.solve({ points: [hull, leeds, york], end: 'anywhere' }),
  )
  const results = await Promise.allSettled(asked)
  expect(results.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 8 }, () => 'fulfilled'),
    'rejected',
  ])
  await expect(asked[8]).rejects.toMatchObject({ limit: 'routes', isOwn: false })
  expect(await solver.solve({ points: [hull, leeds, york], end: 'anywhere' })).toEqual([0, 2, 1])
})

it('a server that stops ends the current problem and the waiting ones', async () => {
  const solver = solverForTest()
  const points = Array.from({ length: 500 }, (_, index) => ({
    latitude: 53 + ((index * 7919) % 1009) / 1009,
    longitude: ((index * 104_729) % 1013) / 1013,
  }))
  const asked = [1, 2, 3].map(() => solver.solve({ points, end: 'same' }))
  const results = Promise.allSettled(asked)
  await new Promise((resolve) => setTimeout(resolve, 50))
  await solver.close()
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await expect(solver.solve({ points, end: 'same' })).rejects.toMatchObject({ status: 503 })
})
