import { randomUUID } from 'node:crypto'
import { badRequest, notFound } from '../http/errors.ts'
import type { AppContext, OperationHandler } from '../http/openapi/operation.ts'
import { presentRun } from './presenter.ts'
import { insertRun } from './changes-repository.ts'
import { findRun } from './repository.ts'

export const createRun: OperationHandler<'createRun'> = async (
  { caller, body: { day, courierId, name } },
  context,
) => {
  const { db, clock } = context
  expectNotPast(day, context)
  const id = randomUUID()
  const row = await db.transaction(async (transaction) => {
    const run = { id, day, courierId, name: name ?? null, now: clock() }
    if (!(await insertRun(transaction, run))) throw unknownCourier()
    return findRun(transaction, id, context.config)
  })
  if (row === undefined) throw notFound('runNotFound')
  return { message: 'Run created', data: presentRun(row, caller, context) }
}

export function expectNotPast(
  day: string,
  { clock, company }: Pick<AppContext, 'clock' | 'company'>,
): void {
  if (day < company.dayOf(clock())) throw badRequest([{ path: 'day', reason: 'dayIsPast' }])
}

export const unknownCourier = () =>
  badRequest([{ path: 'courierId', reason: 'courierCannotBeChosen' }])
