import { useCallback, useRef, useState } from 'react'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { messageOf } from '../../api/api-error.ts'
import type { User } from '../../api/model.ts'
import { blockUser, unblockUser } from '../../api/users.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { invalidateUsers, replaceUser } from '../../stores/users.ts'

/** `reason` is the server's sentence, where it gave one. */
export type Failure = { user: User; reason: string | null }

/** Who is asked about, and what failed of the last try; open while there is something to decide. */
export type BlockQuestion = { block: boolean; users: User[]; failures: Failure[] }

/** A store, so that a question is drawn without the table that it is asked from. */
export type Asking = StoreApi<{ question: BlockQuestion | null }>

export function useUserBlocking() {
  const [asking] = useState((): Asking => createStore(() => ({ question: null })))
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  // A second click may arrive before the first one's render.
  const running = useRef(new Set<string>())

  const ask = useCallback(
    (question: BlockQuestion | null) => asking.setState({ question }),
    [asking],
  )

  const run = useCallback(
    async (users: User[], block: boolean, own: BlockQuestion | null) => {
      const idle = users.filter(({ id }) => !running.current.has(id))
      for (const { id } of idle) running.current.add(id)
      setBusy(new Set(running.current))

      const results = await Promise.all(idle.map((user) => change(user, block)))
      const failures = results.filter((result) => result !== null)
      const [failure, ...others] = failures
      if (failure) toast.error((others.length === 0 && failure.reason) || wentWrong)
      invalidateUsers()

      for (const { id } of idle) running.current.delete(id)
      setBusy(new Set(running.current))
      // Another question that is open by now stays.
      if (asking.getState().question === own)
        ask(needsWords(failures, users, block) ? { block, users, failures } : null)
    },
    [ask, asking],
  )

  /** Blocking is asked about first; unblocking only gives back what was there. */
  const block = useCallback((users: User[]) => ask({ block: true, users, failures: [] }), [ask])
  const unblock = useCallback((users: User[]) => void run(users, false, null), [run])

  return {
    asking,
    busy,
    block,
    unblock,
    confirm: () => {
      const { question } = asking.getState()
      if (!question) return
      const { users, failures } = question
      void run(
        failures.length > 0 ? failures.map(({ user }) => user) : users,
        question.block,
        question,
      )
    },
    dismiss: () => ask(null),
  }
}

export const wentWrong = 'Something went wrong!'

async function change(user: User, block: boolean): Promise<Failure | null> {
  try {
    const now = await (block ? blockUser(user.id) : unblockUser(user.id))
    if (now) replaceUser(now)
    toast.success(`${user.name} has been ${block ? 'blocked 🚫' : 'unblocked ✅'}`)
    return null
  } catch (error) {
    return { user, reason: messageOf(error, '') || null }
  }
}

/** One unblock that failed is told by its toast alone. */
function needsWords(failures: Failure[], users: User[], block: boolean): boolean {
  return failures.length > 0 && (block || users.length > 1)
}
