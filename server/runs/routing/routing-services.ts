import type { Solver } from './solver.ts'
import type { Vroom } from './vroom.ts'

export interface RoutingServices {
  /** Computes orders of stops, in its own thread. */
  solver: Solver
  /** Queried for an order before the solver. */
  vroom: Vroom
}
