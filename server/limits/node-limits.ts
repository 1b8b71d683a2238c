import { createFairLimit, type FairLimit } from './fair-limit.ts'

/** Limits of one node on what requests share, beside its connections to the database. */
export interface NodeLimits {
  reads: FairLimit
  changes: FairLimit
  outside: FairLimit
  pieces: FairLimit
  lists: FairLimit
  exports: FairLimit
  pictures: FairLimit
}

export const createNodeLimits = (): NodeLimits => ({
  reads: createFairLimit('reads'),
  changes: createFairLimit('changes'),
  outside: createFairLimit('outside'),
  pieces: createFairLimit('pieces'),
  lists: createFairLimit('lists'),
  exports: createFairLimit('exports'),
  pictures: createFairLimit('pictures'),
})
