import type { Database } from '../db/database.ts'
import { createConcurrencyLimit, type ConcurrencyLimit } from './concurrency-limit.ts'

/** Per node; each takes a connection of the pool whenever it reads. */
export const maxConcurrentExports = 4
/** Part of these, so that administrators can export even if many senders do. */
export const maxConcurrentSenderExports = 2

/** Number of exports that run on this node. */
export const runningExports = (db: Database): number => limitsOf(db).all.running()

/** Takes a slot for an export on this node; the returned function releases it. */
export function enterExport(db: Database, role: 'ADMIN' | 'SENDER'): () => void {
  const { all, ofSenders } = limitsOf(db)
  if (role === 'ADMIN') return all.enter()
  const leaveSenders = ofSenders.enter()
  try {
    const leaveAll = all.enter()
    return () => {
      leaveAll()
      leaveSenders()
    }
  } catch (error) {
    leaveSenders()
    throw error
  }
}

interface ExportLimits {
  all: ConcurrencyLimit
  ofSenders: ConcurrencyLimit
}

const limits = new WeakMap<Database, ExportLimits>()

function limitsOf(db: Database): ExportLimits {
  const known = limits.get(db) ?? {
    all: createConcurrencyLimit('exports', maxConcurrentExports),
    ofSenders: createConcurrencyLimit('exports', maxConcurrentSenderExports),
  }
  limits.set(db, known)
  return known
}
