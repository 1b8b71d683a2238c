import { useMemo } from 'react'
import { create } from 'zustand'
import type { ActVerdict } from '../../machines/courier-run.ts'
import type { NewDelivery } from '../../openapi.d.ts'
import { randomKey } from '../lib/random-key.ts'
import { actKeeper } from './act-keeper.ts'
import type { ActOutcome, CourierWork, DeliverWork, KeptAct } from './act-keeper.ts'
import { forgetPhoto, keepPhoto, keptPhoto, removeLostPhotos } from './kept-photos.ts'

/*
 * Couriers' acts on their runs, until the server has them. Each is stored under its user and key, so that
 * tabs do not overwrite each other's, and no other user sees or sends them.
 */

interface Acts {
  userId: string | null
  /** Acts of this user, the oldest first. */
  acts: readonly KeptAct[]
  /** Key of the act whose dialog is still open, and shows the result itself. */
  awaited: string | null
}

const nothing: Acts = { userId: null, acts: [], awaited: null }
const useStore = create<Acts>(() => nothing)

/** Id of the user whose acts these are; null until it is known. */
export const useActsOwner = () => useStore(({ userId }) => userId)

/** Kept acts without the one whose dialog is still open. */
export function useKeptActs(): readonly KeptAct[] {
  const { acts, awaited } = useStore()
  return useMemo(() => acts.filter(({ key }) => key !== awaited), [acts, awaited])
}

/** Reads the stored acts, also those that another tab has just written. */
export function keptActs(): readonly KeptAct[] {
  showKept()
  return useStore.getState().acts
}

/** Switches to the acts of this user. */
export function openActs(userId: string | null): void {
  if (useStore.getState().userId === userId) return
  useStore.setState({ ...nothing, userId })
  showKept()
  if (userId === null) return
  const names = actKeeper.names()
  void removeLostPhotos((name) => names.includes(name))
}

/** Stores acts; null where the browser has no space for all of them, or no storage: then none is stored. */
export async function keepActs(
  works: readonly CourierWork[],
  { isAwaited = false }: { isAwaited?: boolean } = {},
): Promise<readonly KeptAct[] | null> {
  const { userId } = useStore.getState()
  if (userId === null) return null
  const doneAt = new Date().toISOString()
  const keyed = works.map((work) => ({ key: randomKey(), work }))
  if (!(await keepPhotos(userId, keyed))) return null
  const last = keptActs().at(-1)?.order ?? 0
  const acts = keyed.map(({ key, work }, index): KeptAct => {
    const order = last + 1 + index
    return { key, order, doneAt, work: withoutPhoto(work), outcome: { state: 'waiting' } }
  })
  const areKept = acts.every((act) => actKeeper.write(nameOf(userId, act), act))
  if (!areKept) for (const act of acts) remove(userId, act)
  if (isAwaited && areKept) awaitAct(acts[0])
  showKept()
  return areKept ? acts : null
}

/** Sends a refused act again: corrected with a new key, else with its own. */
export async function retryAct(act: KeptAct, corrected?: CourierWork): Promise<KeptAct | null> {
  const { userId } = useStore.getState()
  if (userId === null) return null
  const changed = corrected && { key: randomKey(), work: corrected }
  if (changed && !(await keepPhotos(userId, [changed]))) return null
  const work = changed ? withoutPhoto(changed.work) : act.work
  const next: KeptAct = { ...act, ...changed, work, outcome: { state: 'waiting' } }
  const isKept = actKeeper.write(nameOf(userId, next), next)
  if (next.key !== act.key) remove(userId, isKept ? act : next)
  if (useStore.getState().awaited === act.key) awaitAct(next)
  showKept()
  return isKept ? next : null
}

/** Marks the act whose dialog is open; undefined for none. */
export function awaitAct(act: Pick<KeptAct, 'key'> | undefined): void {
  useStore.setState({ awaited: act?.key ?? null })
}

export const isAwaited = (key: string): boolean => useStore.getState().awaited === key

/** Resolves with the act's outcome, or `waiting` when the signal is aborted; null where it is gone. */
export function outcomeOf(key: string, signal: AbortSignal): Promise<ActOutcome | null> {
  return new Promise((resolve) => {
    const check = () => {
      const outcome = useStore.getState().acts.find((act) => act.key === key)?.outcome ?? null
      if (outcome?.state === 'waiting' && !signal.aborted) return
      stopListening()
      signal.removeEventListener('abort', check)
      resolve(outcome)
    }
    const stopListening = onActsChanged(check)
    signal.addEventListener('abort', check)
    check()
  })
}

/** Returns the delivery with its photo; `isPhotoLost` where the browser no longer has that. */
export async function deliveryOf(
  act: Pick<KeptAct, 'key'>,
  { delivery, hasPhoto }: DeliverWork,
): Promise<{ delivery: NewDelivery; isPhotoLost: boolean }> {
  const { userId } = useStore.getState()
  if (hasPhoto === undefined) return { delivery, isPhotoLost: false }
  if (userId === null) throw new Error('Its courier has left')
  const photo = await keptPhoto(nameOf(userId, act))
  return photo === null
    ? { delivery, isPhotoLost: true }
    : { delivery: { ...delivery, photo }, isPhotoLost: false }
}

export function discardAct(act: KeptAct): void {
  const { userId } = useStore.getState()
  if (userId !== null) remove(userId, act)
  showKept()
}

/** Stores the server's verdict on an act, unless it was discarded meanwhile. */
export function settleAct(key: string, verdict: ActVerdict): void {
  const { userId } = useStore.getState()
  const act = keptActs().find((one) => one.key === key)
  if (userId === null || act === undefined) return
  const isSent = verdict.state === 'sent'
  const outcome = isSent ? ({ state: 'sent', sentAt: Date.now() } as const) : verdict
  const work = isSent ? withoutProof(act.work) : act.work
  actKeeper.write(nameOf(userId, act), { ...act, work, outcome })
  if (isSent) forgetPhotoOf(userId, act)
  showKept()
}

/** Removes acts that were sent before this time: runs that were fetched then contain them. */
export function forgetSentActs(askedAt: number): void {
  for (const act of keptActs()) {
    if (act.outcome.state === 'sent' && act.outcome.sentAt < askedAt) discardAct(act)
  }
}

/** Calls back after each change, also in another tab. */
export const onActsChanged = (listener: () => void): (() => void) => useStore.subscribe(listener)

function showKept(): void {
  const { userId, acts: shown } = useStore.getState()
  const own =
    userId === null ? [] : actKeeper.names().filter((name) => name.startsWith(`${userId}/`))
  const acts = own
    .flatMap((name) => actKeeper.read(name) ?? [])
    .toSorted((one, other) => one.order - other.order || one.key.localeCompare(other.key))
  if (JSON.stringify(acts) !== JSON.stringify(shown)) useStore.setState({ acts })
}

/** Stores the photos; false without space for all, or after a change of user: then none is stored. */
async function keepPhotos(
  userId: string,
  works: readonly { key: string; work: CourierWork }[],
): Promise<boolean> {
  const photos = works.flatMap(({ key, work }) => {
    const photo = work.type === 'deliver' ? work.delivery.photo : undefined
    return photo === undefined ? [] : [{ name: nameOf(userId, { key }), photo }]
  })
  if (photos.length === 0) return true
  const kept = await Promise.all(photos.map(({ name, photo }) => keepPhoto(name, photo)))
  const areKept = kept.every(Boolean) && useStore.getState().userId === userId
  if (!areKept) for (const { name } of photos) forgetPhoto(name)
  return areKept
}

function withoutPhoto(work: CourierWork): CourierWork {
  if (work.type !== 'deliver' || work.delivery.photo === undefined) return work
  const { photo: _elsewhere, ...delivery } = work.delivery
  return { ...work, delivery, hasPhoto: true }
}

/** Removes the proof, once the server has it. */
function withoutProof(work: CourierWork): CourierWork {
  if (work.type !== 'deliver') return work
  const { hasPhoto: _none, ...rest } = work
  return { ...rest, delivery: {} }
}

function remove(userId: string, act: KeptAct): void {
  actKeeper.write(nameOf(userId, act), null)
  forgetPhotoOf(userId, act)
}

function forgetPhotoOf(userId: string, act: KeptAct): void {
  if (act.work.type === 'deliver' && act.work.hasPhoto) forgetPhoto(nameOf(userId, act))
}

const nameOf = (userId: string, { key }: Pick<KeptAct, 'key'>) => `${userId}/${key}`

globalThis.addEventListener?.('storage', (event) => {
  if (actKeeper.isChange(event)) showKept()
})
