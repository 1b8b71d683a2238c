import { z } from 'zod/mini'
import { create } from 'zustand'
import type { FieldError, NewDelivery } from '../../openapi.d.ts'
import { createKeeper } from '../lib/browser-keeper.ts'

/*
 * Handovers that were made without a connection, until they are recorded. Each is stored under its user and
 * parcel, so that tabs do not overwrite each other's, and no other user sees or sends them.
 */

/** `refused`: by the server, for this reason; the handover stays until it is corrected or discarded. */
export type HandoverOutcome =
  | { state: 'waiting' }
  | { state: 'recorded' }
  | { state: 'refused'; reason: string; fieldErrors: FieldError[] }

export interface KeptHandover {
  /** Idempotency key, the same for every try. */
  key: string
  parcelId: string
  trackingId: string
  /** ISO 8601, by the clock of the device. */
  takenAt: string
  delivery: NewDelivery
  outcome: HandoverOutcome
}

interface Handovers {
  userId: string | null
  /** Handovers of this user, the oldest first. */
  handovers: readonly KeptHandover[]
}

const useStore = create<Handovers>(() => ({ userId: null, handovers: [] }))

export const useKeptHandovers = () => useStore(({ handovers }) => handovers)
export const useKeptHandover = (parcelId: string) =>
  useStore(({ handovers }) => handovers.find((one) => one.parcelId === parcelId))

/** Reads the stored handovers, also those that another tab has just written. */
export function keptHandovers(): readonly KeptHandover[] {
  showKept()
  return useStore.getState().handovers
}

/** Switches to the handovers of this user. */
export function openHandovers(userId: string | null): void {
  if (useStore.getState().userId === userId) return
  useStore.setState({ userId, handovers: [] })
  showKept()
}

/** Stores a handover; false where the browser has no space, or no storage at all. */
export function keepHandover(handover: KeptHandover): boolean {
  const { userId } = useStore.getState()
  if (userId === null) return false
  const isKept = keeper.write(nameOf(userId, handover.parcelId), handover)
  showKept()
  return isKept
}

export function discardHandover({ parcelId }: Pick<KeptHandover, 'parcelId'>): void {
  const { userId } = useStore.getState()
  if (userId !== null) keeper.write(nameOf(userId, parcelId), null)
  showKept()
}

/** Stores the outcome of a handover, unless it was discarded or replaced meanwhile. */
export function settleHandover(key: string, outcome: HandoverOutcome): void {
  const handover = keptHandovers().find((one) => one.key === key)
  if (handover === undefined) return
  // The server has the proof now.
  const delivery = outcome.state === 'recorded' ? {} : handover.delivery
  keepHandover({ ...handover, delivery, outcome })
}

/**
 * Removes the recorded handovers of every user of this browser at a logout; the others stay for their own
 * user. Returns how many those are.
 */
export function keepUnrecordedHandovers(): number {
  const count = keeper.clean(({ outcome }) => outcome.state === 'recorded')
  showKept()
  return count
}

/** Calls back after each change, also in another tab. */
export const onHandoversChanged = (listener: () => void): (() => void) =>
  useStore.subscribe(listener)

function showKept(): void {
  const { userId, handovers: shown } = useStore.getState()
  const own = userId === null ? [] : keeper.names().filter((name) => isOf(userId, name))
  const handovers = own
    .flatMap((name) => keeper.read(name) ?? [])
    .toSorted((one, other) => one.takenAt.localeCompare(other.takenAt))
  if (JSON.stringify(handovers) !== JSON.stringify(shown)) useStore.setState({ handovers })
}

const nameOf = (userId: string, parcelId: string) => `${userId}/${parcelId}`
const isOf = (userId: string, name: string) => name.startsWith(`${userId}/`)

/** Characters, out of a browser's five million for the whole site: about eight handovers with photos. */
export const maxKeptLength = 3_500_000

/** Stored form of a delivery. */
export const keptDelivery = z.partialRecord(
  z.enum(['receivedBy', 'handoverCode', 'signature', 'photo', 'note']),
  z.string(),
)

export const keptFieldErrors = z.array(z.object({ path: z.string(), message: z.string() }))

const keptHandover = z.object({
  key: z.string(),
  parcelId: z.string(),
  trackingId: z.string(),
  takenAt: z.string(),
  delivery: keptDelivery,
  outcome: z.discriminatedUnion('state', [
    z.object({ state: z.literal('waiting') }),
    z.object({ state: z.literal('recorded') }),
    z.object({
      state: z.literal('refused'),
      reason: z.string(),
      fieldErrors: keptFieldErrors,
    }),
  ]),
})
const keeper = createKeeper<KeptHandover>('waybill-handovers-', keptHandover, maxKeptLength)

globalThis.addEventListener?.('storage', (event) => {
  if (keeper.isChange(event)) showKept()
})
