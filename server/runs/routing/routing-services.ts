import type { Solver } from './solver.ts'
import type { Vroom } from './vroom.ts'

export interface RoutingServices {
  /** Computes orders of stops, in a thread of its own. */
  solver: Solver
  /** Asked for an order before the solver. */
  vroom: Vroom
}
