import { z } from 'zod/mini'
import { roles } from '../../domain/roles.ts'
import { ApiError } from './api-error.ts'

/*
 * Keeps a user's last answers in this browser, to be read without a connection while that user is signed in.
 * They are removed at the logout, and before another user's first answer. Storage is synchronous, so that
 * nothing is written after the removal.
 */

export interface StoredUser {
  id: string
  name: string
  email: string
  role: (typeof roles)[number] | null
  isBlocked: boolean
}

/** An answer of the host; `asOf` is its time, set while there is no connection. */
interface Answered {
  answer: unknown
  asOf?: number
}

/** Keeps answers for this user from now on, and removes those of another user. */
export function storeAnswersFor(user: StoredUser): void {
  if (owner?.email !== user.email && read()?.user.email !== user.email) remove()
  owner = user
}

/** Removes the answers: no user is signed in any more, or the user is logging out. */
export function removeStoredAnswers(): void {
  owner = null
  remove()
}

/** User of the stored answers; null unless the error means that there is no connection. */
export function storedUser(error: unknown): StoredUser | null {
  return isOffline(error) ? (read()?.user ?? null) : null
}

/**
 * Asks the host; without a connection, returns its last answer of this name. `within` finds the same thing in
 * an answer of another name; it returns undefined if that answer does not contain the thing.
 */
export async function answerOrStored(
  name: string,
  ask: () => Promise<unknown>,
  within?: (answer: unknown) => unknown,
): Promise<Answered> {
  const askedFor = owner?.email
  try {
    const answer = await ask()
    // The user may have logged out meanwhile.
    if (owner !== null && owner.email === askedFor) store(owner, name, answer)
    return { answer }
  } catch (error) {
    const stored = read()
    const isOwn = owner !== null && stored?.user.email === owner.email
    if (stored === null || !isOwn || !isOffline(error)) throw error
    for (const { name: other, answer, at } of stored.answers) {
      const found = other === name ? answer : within?.(answer)
      if (found !== undefined) return { answer: found, asOf: at }
    }
    throw error
  }
}

function store(user: StoredUser, name: string, answer: unknown): void {
  if (JSON.stringify(answer).length > maxLength) return
  const known = read()
  const own = known?.user.email === user.email ? known.answers : []
  const others = own.filter((one) => one.name !== name)
  const answers = withinLimits([{ name, at: Date.now(), answer }, ...others])
  const { id, email, role, isBlocked } = user
  const stored: Stored = { user: { id, name: user.name, email, role, isBlocked }, answers }
  try {
    localStorage.setItem(storageKey, JSON.stringify(stored))
  } catch {
    // Storage is full or forbidden: the stored answers are removed, since an older one would be
    // shown as if it were this one.
    remove()
  }
}

/** Limits lists and single parcels separately, so that neither displaces the other. */
function withinLimits(answers: Stored['answers']): Stored['answers'] {
  let singles = 0
  return answers.filter(({ name }, index) => {
    if (name.startsWith(singlePrefix)) return (singles += 1) <= maxSingle
    return index - singles < maxLists
  })
}

function read(): Stored | null {
  try {
    const stored = storedShape.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
    return stored.data ?? null
  } catch {
    return null
  }
}

function remove(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Without storage nothing was stored.
  }
}

/** True if there was no answer and the browser is offline; otherwise the host has failed. */
const isOffline = (error: unknown) =>
  error instanceof ApiError && error.status === null && !navigator.onLine

let owner: StoredUser | null = null

const storageKey = 'waybill-kept-answers'
/** Prefix in the names of answers about one thing, such as a parcel. */
export const singlePrefix = 'one '
/** Enough for a few lists with their next pages. */
const maxLists = 8
/** Number of the last opened parcels that are stored. */
const maxSingle = 24
/** Characters of one answer: the whole list of an unpaged host may be long. */
const maxLength = 300_000

const storedShape = z.object({
  user: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.nullable(z.enum(roles)),
    isBlocked: z.boolean(),
  }),
  answers: z.array(z.object({ name: z.string(), at: z.number(), answer: z.unknown() })),
})
type Stored = z.infer<typeof storedShape>
