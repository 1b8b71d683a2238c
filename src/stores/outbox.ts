import { useMemo } from 'react'
import { create } from 'zustand'
import type { EntryAnswer } from '../../machines/outbox.ts'
import type { NewDelivery } from '../../openapi.d.ts'
import { claimedTime } from '../../domain/door-time.ts'
import { offeredSecondsAtDoor } from '../../domain/result-undo.ts'
import { ApiError } from '../api/api-error.ts'
import { randomKey } from '../lib/random-key.ts'
import { readPhoto, removeLostPhotos, removePhoto, storePhoto } from './outbox-photos.ts'
import { entryName, entryStorage } from './outbox-storage.ts'
import type {
  DeliverAction,
  EntryOutcome,
  OutboxAction,
  OutboxEntry,
  RefusedEntry,
} from './outbox-storage.ts'

/*
 * The outbox: a courier's actions on a run, and handovers that an administrator recorded without a connection,
 * stored in the browser until the server has them. No other user sees or sends them.
 */

interface Outbox {
  userId: string | null
  /** Entries of this user, the oldest first. */
  entries: readonly OutboxEntry[]
  /** Key of the entry whose dialog is still open, and shows the answer itself. */
  awaited: string | null
}

const empty: Outbox = { userId: null, entries: [], awaited: null }
const useStore = create<Outbox>(() => empty)

/** ID of the user whose outbox this is; null until it is known. */
export const useOutboxOwner = () => useStore(({ userId }) => userId)

/** All entries except the one whose dialog is still open. */
export function useOutboxEntries(): readonly OutboxEntry[] {
  const { entries, awaited } = useStore()
  return useMemo(() => entries.filter(({ key }) => key !== awaited), [entries, awaited])
}

/** True if the outbox has a delivery of this parcel. */
export const useHasDelivery = (parcelId: string): boolean =>
  useStore(({ entries }) =>
    entries.some(({ action }) => action.type === 'deliver' && action.parcelId === parcelId),
  )

/** Reads the stored entries, including those that another tab has just written. */
export function readEntries(): readonly OutboxEntry[] {
  refresh()
  return useStore.getState().entries
}

/** Switches to the outbox of this user. */
export function openOutbox(userId: string | null): void {
  if (useStore.getState().userId === userId) return
  useStore.setState({ ...empty, userId })
  refresh()
  if (userId === null) return
  const names = entryStorage.names()
  void removeLostPhotos((name) => names.includes(name))
}

type NewEntryOptions = {
  /** Key of an earlier try, whose answer was lost. */
  key?: string
  isAwaited?: boolean
}

/** Adds entries; without storage or space for all of them, adds none and returns null. */
export async function addEntries(
  actions: readonly OutboxAction[],
  { key: triedKey, isAwaited = false }: NewEntryOptions = {},
): Promise<readonly OutboxEntry[] | null> {
  const { userId } = useStore.getState()
  if (userId === null) return null
  const recordedAt = new Date().toISOString()
  const keyed = actions.map((action) => ({ key: triedKey ?? randomKey(), action }))
  if (!(await storePhotos(userId, keyed))) return null
  const last = readEntries().at(-1)?.order ?? 0
  const entries = keyed.map(({ key, action }, index): OutboxEntry => {
    const order = last + 1 + index
    return { key, order, recordedAt, action: withoutPhoto(action), outcome: { state: 'pending' } }
  })
  const areStored = entries.every((entry) => write(userId, entry))
  if (!areStored) for (const entry of entries) remove(userId, entry)
  if (isAwaited && areStored) awaitEntry(entries[0])
  refresh()
  if (areStored) forgetDraftsOf(actions)
  return areStored ? entries : null
}

/** Retries a refused entry: corrected with a new key, or else with its own. */
export async function retryEntry(
  entry: OutboxEntry,
  corrected?: OutboxAction,
): Promise<OutboxEntry | null> {
  const { userId } = useStore.getState()
  if (userId === null) return null
  const changed = corrected && { key: randomKey(), action: corrected }
  if (changed && !(await storePhotos(userId, [changed]))) return null
  const action = changed ? withoutPhoto(changed.action) : entry.action
  const next: OutboxEntry = { ...entry, ...changed, action, outcome: { state: 'pending' } }
  const isStored = write(userId, next)
  if (next.key !== entry.key) remove(userId, isStored ? entry : next)
  if (useStore.getState().awaited === entry.key) awaitEntry(next)
  refresh()
  return isStored ? next : null
}

/** Removes what this user has entered for these parcels, since it is recorded now. */
export function forgetDraft(type: 'deliver' | 'attempt', parcelIds: readonly string[]): void {
  const { userId } = useStore.getState()
  if (userId === null) return
  // Loaded with the dialog that has written the draft; else the draft goes once it is too old.
  void import('./door-drafts.ts').then(
    ({ removeDraft }) => removeDraft({ userId, type, parcelIds }),
    () => {},
  )
}

function forgetDraftsOf(actions: readonly OutboxAction[]): void {
  for (const type of ['deliver', 'attempt'] as const) {
    const parcelIds = actions.flatMap((action) => (action.type === type ? [action.parcelId] : []))
    if (parcelIds.length > 0) forgetDraft(type, parcelIds)
  }
}

/** Marks the entry whose dialog is open; undefined for none. */
export function awaitEntry(entry: Pick<OutboxEntry, 'key'> | undefined): void {
  useStore.setState({ awaited: entry?.key ?? null })
}

export const isAwaited = (key: string): boolean => useStore.getState().awaited === key

/** Resolves with the entry's outcome, or `pending` when the signal is aborted; null if the entry is gone. */
export function outcomeOf(key: string, signal: AbortSignal): Promise<EntryOutcome | null> {
  return new Promise((resolve) => {
    const check = () => {
      const entry = useStore.getState().entries.find((one) => one.key === key)
      const outcome = entry?.outcome ?? null
      if (outcome?.state === 'pending' && !signal.aborted) return
      stopListening()
      signal.removeEventListener('abort', check)
      resolve(outcome)
    }
    const stopListening = onOutboxChanged(check)
    signal.addEventListener('abort', check)
    check()
  })
}

/** Converts a stored refusal to the error that dialogs show. */
export const refusalOf = ({ reason, fieldErrors }: RefusedEntry): ApiError =>
  new ApiError('http', { serverMessage: reason, fieldErrors })

/** Returns the delivery with its photo; `isPhotoLost` if the browser no longer has the photo. */
export async function deliveryOf(
  entry: Pick<OutboxEntry, 'key'>,
  { delivery, hasPhoto }: DeliverAction,
): Promise<{ delivery: NewDelivery; isPhotoLost: boolean }> {
  const { userId } = useStore.getState()
  if (hasPhoto === undefined) return { delivery, isPhotoLost: false }
  if (userId === null) throw new Error('Its user has left')
  const photo = await readPhoto(entryName(userId, entry))
  return photo === null
    ? { delivery, isPhotoLost: true }
    : { delivery: { ...delivery, photo }, isPhotoLost: false }
}

export function discardEntry(entry: OutboxEntry): void {
  const { userId } = useStore.getState()
  if (userId !== null) remove(userId, entry)
  refresh()
}

/** Notes that a courier's entry is on its way to the server; administrators take nothing back here. */
export function markTried(entry: OutboxEntry): void {
  const { userId } = useStore.getState()
  if (userId !== null && entry.action.runId !== undefined)
    write(userId, { ...entry, isTried: true })
}

/**
 * Takes results back: one that was never sent is only removed; for others the server is asked, even without its
 * answer. Returns false without space for that.
 */
export async function takeBack(results: readonly OutboxEntry[]): Promise<boolean> {
  const keys = new Set(results.map(({ key }) => key))
  const current = readEntries().filter(({ key }) => keys.has(key))
  const [unsent, sent] = [current.filter(isNeverSent), current.filter((one) => !isNeverSent(one))]
  unsent.forEach(discardEntry)
  const undos = sent.flatMap(({ action }): OutboxAction[] => {
    if (action.type !== 'deliver' && action.type !== 'attempt') return []
    const { type: undoes, runId, parcelId, trackingId } = action
    return [{ type: 'undo', undoes, parcelId, trackingId, ...(runId !== undefined && { runId }) }]
  })
  if (undos.length > 0 && (await addEntries(undos)) === null) return false
  sent.forEach(discardEntry)
  return true
}

const isNeverSent = ({ outcome, isTried }: OutboxEntry) =>
  outcome.state === 'pending' && isTried === undefined

/**
 * Time in milliseconds until which the result can be taken back: a minute after it was sent, as the server allows;
 * null if never.
 */
export function undoableUntil({ action, outcome }: OutboxEntry): number | null {
  if (action.type !== 'deliver' && action.type !== 'attempt') return null
  if (outcome.state === 'sent') return outcome.sentAt + offeredSecondsAtDoor * 1000
  return outcome.state === 'pending' ? Infinity : null
}

/** Time of the entry, for the server; undefined if it did not have to wait for a connection. */
export const doneAtOf = ({ recordedAt, isPrompt }: OutboxEntry): string | undefined =>
  isPrompt ? undefined : claimedTime(recordedAt, Date.now())

/** Stores the server's answer to an entry, unless the entry was discarded meanwhile. */
export function storeAnswer(key: string, answer: EntryAnswer): void {
  const { userId } = useStore.getState()
  const entry = readEntries().find((one) => one.key === key)
  if (userId === null || entry === undefined) return
  const isSent = answer.state === 'sent'
  const outcome = isSent ? ({ state: 'sent', sentAt: Date.now() } as const) : answer
  const action = isSent ? withoutProof(entry.action) : entry.action
  const isPrompt = !isSent && doneAtOf(entry) === undefined
  write(userId, { ...entry, action, outcome, ...(isPrompt && { isPrompt }) })
  if (isSent) removePhotoOf(userId, entry)
  refresh()
}

/**
 * Removes entries that were sent before this time, since runs that were fetched then contain them. Results stay for as
 * long as they can be taken back.
 */
export function removeSentEntries(askedAt: number): void {
  for (const entry of readEntries()) {
    const isKnown = entry.outcome.state === 'sent' && entry.outcome.sentAt < askedAt
    if (isKnown && (undoableUntil(entry) ?? 0) < Date.now()) discardEntry(entry)
  }
}

/**
 * Removes the sent entries of every user of this browser at a logout. Returns the others, which stay for their
 * own user.
 */
export function leaveUnsentEntries(): OutboxEntry[] {
  const unsent = entryStorage.clean(({ outcome }) => outcome.state === 'sent')
  refresh()
  return unsent
}

/** Calls the listener after each change, even one in another tab. */
export const onOutboxChanged = (listener: () => void): (() => void) => useStore.subscribe(listener)

function refresh(): void {
  const { userId, entries: shown } = useStore.getState()
  const own =
    userId === null ? [] : entryStorage.names().filter((name) => name.startsWith(`${userId}/`))
  const entries = own
    .flatMap((name) => entryStorage.read(name) ?? [])
    .toSorted((one, other) => one.order - other.order || one.key.localeCompare(other.key))
  if (JSON.stringify(entries) !== JSON.stringify(shown)) useStore.setState({ entries })
}

/** Stores the photos; without space for all, or after a change of user, stores none and returns false. */
async function storePhotos(
  userId: string,
  added: readonly { key: string; action: OutboxAction }[],
): Promise<boolean> {
  const photos = added.flatMap(({ key, action }) => {
    const photo = action.type === 'deliver' ? action.delivery.photo : undefined
    return photo === undefined ? [] : [{ name: entryName(userId, { key }), photo }]
  })
  if (photos.length === 0) return true
  const stored = await Promise.all(photos.map(({ name, photo }) => storePhoto(name, photo)))
  const areStored = stored.every(Boolean) && useStore.getState().userId === userId
  if (!areStored) for (const { name } of photos) removePhoto(name)
  return areStored
}

function withoutPhoto(action: OutboxAction): OutboxAction {
  if (action.type !== 'deliver' || action.delivery.photo === undefined) return action
  const { photo: _elsewhere, ...delivery } = action.delivery
  return { ...action, delivery, hasPhoto: true }
}

/** Removes the proof, once the server has it. */
function withoutProof(action: OutboxAction): OutboxAction {
  if (action.type !== 'deliver') return action
  const { hasPhoto: _none, ...rest } = action
  return { ...rest, delivery: {} }
}

const write = (userId: string, entry: OutboxEntry): boolean =>
  entryStorage.write(entryName(userId, entry), entry)

function remove(userId: string, entry: OutboxEntry): void {
  entryStorage.write(entryName(userId, entry), null)
  removePhotoOf(userId, entry)
}

function removePhotoOf(userId: string, entry: OutboxEntry): void {
  if (entry.action.type === 'deliver' && entry.action.hasPhoto)
    removePhoto(entryName(userId, entry))
}

globalThis.addEventListener?.('storage', (event) => {
  if (entryStorage.isChange(event)) refresh()
})
