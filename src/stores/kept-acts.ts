import { z } from 'zod/mini'
import { create } from 'zustand'
import { deliveryFailures } from '../../domain/failed-attempt.ts'
import type { ActVerdict } from '../../machines/courier-run.ts'
import type { FieldError, NewDelivery } from '../../openapi.d.ts'
import type { FailedAttempt } from '../api/parcels.ts'
import { createKeeper } from '../lib/browser-keeper.ts'
import { keptDelivery, keptFieldErrors, maxKeptLength } from './kept-handovers.ts'

/*
 * What couriers do on their runs, until the server has it. Each act is kept under its own user and key, so
 * that tabs do not write over each other's, and no other user is shown or sends it.
 */

interface ActedOn {
  parcelId: string
  trackingId: string
}

export type CourierWork =
  | { type: 'start'; runId: string }
  | ({ type: 'load' } & ActedOn)
  | ({ type: 'deliver'; delivery: NewDelivery } & ActedOn)
  | ({ type: 'attempt'; attempt: FailedAttempt } & ActedOn)
  | { type: 'finish'; runId: string }

type ActOutcome =
  | { state: 'waiting' }
  /** In milliseconds: runs that were asked for after that have it. */
  | { state: 'sent'; sentAt: number }
  | { state: 'refused'; reason: string; fieldErrors: FieldError[] }

export interface KeptAct {
  /** The idempotency key under which it is sent, however often. */
  key: string
  /** Later ones have a higher one. */
  order: number
  /** ISO 8601, by the clock of the device. */
  doneAt: string
  work: CourierWork
  outcome: ActOutcome
}

interface Acts {
  userId: string | null
  /** Acts of this user, the oldest first. */
  acts: readonly KeptAct[]
}

const useStore = create<Acts>(() => ({ userId: null, acts: [] }))

export const useKeptActs = () => useStore(({ acts }) => acts)

/** As they are kept now, whatever tab has written them. */
export function keptActs(): readonly KeptAct[] {
  showKept()
  return useStore.getState().acts
}

/** From now on, those of this user. */
export function openActs(userId: string | null): void {
  if (useStore.getState().userId === userId) return
  useStore.setState({ userId, acts: [] })
  showKept()
}

/** False where the browser has no room for all of them, or no storage: then none was kept. */
export function keepActs(works: readonly CourierWork[]): boolean {
  const { userId } = useStore.getState()
  if (userId === null) return false
  const last = keptActs().at(-1)?.order ?? 0
  const doneAt = new Date().toISOString()
  const acts = works.map((work, index): KeptAct => {
    const outcome = { state: 'waiting' } as const
    return { key: crypto.randomUUID(), order: last + 1 + index, doneAt, work, outcome }
  })
  const areKept = acts.every((act) => keeper.write(nameOf(userId, act), act))
  if (!areKept) for (const act of acts) keeper.write(nameOf(userId, act), null)
  showKept()
  return areKept
}

/** One that was refused is sent again: corrected under a new key, else under its own. */
export function retryAct(act: KeptAct, corrected?: CourierWork): boolean {
  const { userId } = useStore.getState()
  if (userId === null) return false
  const next: KeptAct = {
    ...act,
    ...(corrected && { key: crypto.randomUUID(), work: corrected }),
    outcome: { state: 'waiting' },
  }
  const isKept = keeper.write(nameOf(userId, next), next)
  if (isKept && next.key !== act.key) keeper.write(nameOf(userId, act), null)
  showKept()
  return isKept
}

export function discardAct(act: Pick<KeptAct, 'key'>): void {
  const { userId } = useStore.getState()
  if (userId !== null) keeper.write(nameOf(userId, act), null)
  showKept()
}

/** Records what the server said of one, unless it was discarded meanwhile. */
export function settleAct(key: string, verdict: ActVerdict): void {
  const { userId } = useStore.getState()
  const act = keptActs().find((one) => one.key === key)
  if (userId === null || act === undefined) return
  const isSent = verdict.state === 'sent'
  const outcome = isSent ? ({ state: 'sent', sentAt: Date.now() } as const) : verdict
  const work = isSent ? withoutProof(act.work) : act.work
  keeper.write(nameOf(userId, act), { ...act, work, outcome })
  showKept()
}

/** Forgets what runs that were asked for at this time show by themselves. */
export function forgetSentActs(askedAt: number): void {
  for (const act of keptActs()) {
    if (act.outcome.state === 'sent' && act.outcome.sentAt < askedAt) discardAct(act)
  }
}

/**
 * At a logout, of every courier of this browser: what was sent goes, the rest stays for its own user.
 * Answers how many those are.
 */
export function keepUnsentActs(): number {
  let count = 0
  for (const name of keeper.names()) {
    const kept = keeper.read(name)
    if (kept === null || kept.outcome.state === 'sent') keeper.write(name, null)
    else count += 1
  }
  showKept()
  return count
}

/** Calls back with each change, also of another tab. */
export const onActsChanged = (listener: () => void): (() => void) => useStore.subscribe(listener)

function showKept(): void {
  const { userId, acts: shown } = useStore.getState()
  const own = userId === null ? [] : keeper.names().filter((name) => name.startsWith(`${userId}/`))
  const acts = own
    .flatMap((name) => keeper.read(name) ?? [])
    .toSorted((one, other) => one.order - other.order || one.key.localeCompare(other.key))
  if (JSON.stringify(acts) !== JSON.stringify(shown)) useStore.setState({ acts })
}

/** The server has it by now. */
const withoutProof = (work: CourierWork): CourierWork =>
  work.type === 'deliver' ? { ...work, delivery: {} } : work

const nameOf = (userId: string, { key }: Pick<KeptAct, 'key'>) => `${userId}/${key}`

const actedOn = { parcelId: z.string(), trackingId: z.string() }

const keptAct = z.object({
  key: z.string(),
  order: z.number(),
  doneAt: z.string(),
  work: z.discriminatedUnion('type', [
    z.object({ type: z.literal('start'), runId: z.string() }),
    z.object({ type: z.literal('load'), ...actedOn }),
    z.object({ type: z.literal('deliver'), ...actedOn, delivery: keptDelivery }),
    z.object({
      type: z.literal('attempt'),
      ...actedOn,
      attempt: z.object({
        reason: z.enum(deliveryFailures),
        note: z.string(),
        nextAttempt: z.string(),
      }),
    }),
    z.object({ type: z.literal('finish'), runId: z.string() }),
  ]),
  outcome: z.discriminatedUnion('state', [
    z.object({ state: z.literal('waiting') }),
    z.object({ state: z.literal('sent'), sentAt: z.number() }),
    z.object({ state: z.literal('refused'), reason: z.string(), fieldErrors: keptFieldErrors }),
  ]),
})
const keeper = createKeeper<KeptAct>('waybill-courier-', keptAct, maxKeptLength)

globalThis.addEventListener?.('storage', (event) => {
  if (keeper.isChange(event)) showKept()
})
