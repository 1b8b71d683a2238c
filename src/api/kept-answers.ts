import { z } from 'zod/mini'
import { roles } from '../../domain/roles.ts'
import { ApiError } from './api-error.ts'

/*
 * Keeps a user's last answers readable without a connection, in this browser and as long as that user is
 * signed in: everything goes with a logout, and before another user's first answer. Storage is
 * synchronous, so that nothing is written after it was forgotten.
 */

export interface KeptUser {
  id: string
  name: string
  email: string
  role: (typeof roles)[number] | null
  isBlocked: boolean
}

/** An answer of the host; with its time where the host cannot be asked now. */
interface Answered {
  answer: unknown
  asOf?: number
}

/** From now on, answers are kept for this user; what another one read is forgotten. */
export function keepAnswersFor(user: KeptUser): void {
  if (owner?.email !== user.email && read()?.user.email !== user.email) remove()
  owner = user
}

/** No user is signed in any more, or the user is about to leave. */
export function forgetAnswers(): void {
  owner = null
  remove()
}

/** User of the kept answers; null unless there is no connection to ask the host by. */
export function userOffline(error: unknown): KeptUser | null {
  return isOffline(error) ? (read()?.user ?? null) : null
}

/**
 * Asks the host; without a connection, answers what it said last. `within` finds the same thing in what
 * was answered under another name; undefined where it is not in there.
 */
export async function keptOffline(
  name: string,
  ask: () => Promise<unknown>,
  within?: (answer: unknown) => unknown,
): Promise<Answered> {
  const askedFor = owner?.email
  try {
    const answer = await ask()
    // Meanwhile the user may have left.
    if (owner !== null && owner.email === askedFor) keep(owner, name, answer)
    return { answer }
  } catch (error) {
    const kept = read()
    const isOwn = owner !== null && kept?.user.email === owner.email
    if (kept === null || !isOwn || !isOffline(error)) throw error
    for (const { name: other, answer, at } of kept.answers) {
      const found = other === name ? answer : within?.(answer)
      if (found !== undefined) return { answer: found, asOf: at }
    }
    throw error
  }
}

function keep(user: KeptUser, name: string, answer: unknown): void {
  if (JSON.stringify(answer).length > maxLength) return
  const known = read()
  const own = known?.user.email === user.email ? known.answers : []
  const others = own.filter((one) => one.name !== name)
  const answers = withinLimits([{ name, at: Date.now(), answer }, ...others])
  const { id, email, role, isBlocked } = user
  const kept: Kept = { user: { id, name: user.name, email, role, isBlocked }, answers }
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // Storage is full or forbidden: what is older than this would pass for it.
    remove()
  }
}

/** The pages of single parcels do not push out the lists, nor the lists them. */
function withinLimits(answers: Kept['answers']): Kept['answers'] {
  let singles = 0
  return answers.filter(({ name }, index) => {
    if (name.startsWith(singlePrefix)) return (singles += 1) <= maxSingle
    return index - singles < maxLists
  })
}

function read(): Kept | null {
  try {
    const kept = keptShape.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
    return kept.data ?? null
  } catch {
    return null
  }
}

function remove(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Without storage nothing was kept.
  }
}

/** No answer, and the browser knows why; with a connection, the host is what fails. */
const isOffline = (error: unknown) =>
  error instanceof ApiError && error.status === null && !navigator.onLine

let owner: KeptUser | null = null

const storageKey = 'waybill-kept-answers'
/** Begins the name of what is about one thing. */
export const singlePrefix = 'one '
/** A few lists with their next pages. */
const maxLists = 8
/** So many parcels whose pages were opened last. */
const maxSingle = 24
/** Characters of one answer: the whole list of a host that does not page may be long. */
const maxLength = 300_000

const keptShape = z.object({
  user: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.nullable(z.enum(roles)),
    isBlocked: z.boolean(),
  }),
  answers: z.array(z.object({ name: z.string(), at: z.number(), answer: z.unknown() })),
})
type Kept = z.infer<typeof keptShape>
