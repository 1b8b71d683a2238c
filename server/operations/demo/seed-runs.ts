import { randomUUID } from 'node:crypto'
import { move } from '../../../machines/parcel-lifecycle.ts'
import { moveRun } from '../../../machines/run.ts'
import type { Transaction } from '../../db/database.ts'
import { failureNote } from '../../../domain/fixed-notes.ts'
import { writeChange } from '../../parcels/repository.ts'
import { insertRun, writeRun } from '../../runs/changes-repository.ts'
import { putOnRun } from '../../runs/stops-repository.ts'
import type { DemoRun, DemoStop } from './runs.ts'

const minute = 60_000

interface SeededStop extends DemoStop {
  parcelId: string
}

/** Inserts a run of today, with the results so far. */
export async function insertDemoRun(
  transaction: Transaction,
  { name, givenOutMinutesAgo }: DemoRun,
  stops: SeededStop[],
  { courierId, now, day }: { courierId: string; now: Date; day: string },
): Promise<void> {
  const id = randomUUID()
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minute)
  const planned = ago((givenOutMinutesAgo ?? 0) + 25)
  if (!(await insertRun(transaction, { id, day, courierId, name, now: planned })))
    throw new Error(`${name} has no courier`)
  await putOnRun(
    transaction,
    id,
    stops.map(({ parcelId, address }) => ({ id: parcelId, to_address: address })),
  )
  if (givenOutMinutesAgo === undefined) return

  const facts = { stops: stops.length, done: 0, dayHasCome: true }
  const given = moveRun('ADMIN', 'giveOut', { ...facts, state: 'DRAFT' })
  const started = moveRun('COURIER', 'start', { ...facts, state: 'GIVEN_OUT' })
  for (const [index, step] of [given, started].entries()) {
    if (!step.allowed || step.next === 'deleted') throw new Error(`${name} cannot be given out`)
    const at = ago(givenOutMinutesAgo - index * 10)
    await writeRun(transaction, id, { state: step.next, isPlanned: index === 0, now: at })
  }
  for (const { parcelId, done } of stops)
    if (done)
      await insertResult(transaction, parcelId, done, { courierId, at: ago(done.minutesAgo) })
}

/** Inserts the result of a parcel at a stop. */
async function insertResult(
  transaction: Transaction,
  parcelId: string,
  { failure, note }: NonNullable<DemoStop['done']>,
  { courierId, at }: { courierId: string; at: Date },
): Promise<void> {
  const event = failure ? 'COURIER.recordAttempt' : 'COURIER.recordDelivery'
  const outcome = move({ delivery: 'IN_TRANSIT', isBlocked: false }, { type: event })
  if (!outcome.allowed) throw new Error(`The lifecycle has no ${event} for a parcel in transit`)
  await writeChange(transaction, parcelId, outcome.next, {
    status: outcome.next.delivery,
    note: note ?? (failure ? failureNote(failure) : null),
    failedAttempt: failure && { reason: failure },
    updatedBy: courierId,
    at,
  })
}
