import { useCallback, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import * as common from '#texts/common.ts'
import * as t from '#texts/users.ts'
import { sentence } from '../../lib/sentence.ts'
import { messageOf } from '../../api/api-error.ts'
import type { User } from '../../api/model.ts'
import { blockUser, unblockUser } from '../../api/users.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { color, space } from '../../ui/theme/tokens.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { invalidateUsers, replaceUser } from '../../stores/users.ts'

/** `reason` is the server's sentence, if it gave one. */
type Failure = { user: User; reason: string | null }

/** Users to whom the question refers, and failures of the last try. */
type BlockQuestion = { block: boolean; users: User[]; failures: Failure[] }

/** A store, so that a question does not render the table again. */
type QuestionStore = StoreApi<{ question: BlockQuestion | null }>

/** Blocks and unblocks one or several users; `BlockUsersDialog` asks and reports. */
export function useUserBlocking() {
  const [store] = useState((): QuestionStore => createStore(() => ({ question: null })))
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  // A second click can arrive before the first one has rendered.
  const running = useRef(new Set<string>())

  const setQuestion = useCallback(
    (question: BlockQuestion | null) => store.setState({ question }),
    [store],
  )

  const run = useCallback(
    async (users: User[], block: boolean, answered: BlockQuestion | null) => {
      const idle = users.filter(({ id }) => !running.current.has(id))
      for (const { id } of idle) running.current.add(id)
      setBusy(new Set(running.current))

      const results = await Promise.all(idle.map((user) => change(user, block)))
      const failures = results.filter((result) => result !== null)
      const [failure, ...others] = failures
      if (failure) toast.error((others.length === 0 && failure.reason) || t.somethingWentWrong)
      invalidateUsers()

      for (const { id } of idle) running.current.delete(id)
      setBusy(new Set(running.current))
      // A question that was opened meanwhile stays.
      if (store.getState().question !== answered) return
      // A failed unblock of one user is reported by the toast only.
      const isReported = failures.length > 0 && (block || users.length > 1)
      setQuestion(isReported ? { block, users, failures } : null)
    },
    [setQuestion, store],
  )

  /** Asks first if users are to be blocked; unblocking needs no confirmation. */
  const block = useCallback(
    (users: User[]) => setQuestion({ block: true, users, failures: [] }),
    [setQuestion],
  )
  const unblock = useCallback((users: User[]) => void run(users, false, null), [run])

  return {
    store,
    busy,
    block,
    unblock,
    confirm: () => {
      const { question } = store.getState()
      if (!question) return
      const { users, failures } = question
      const again = failures.map(({ user }) => user)
      void run(again.length > 0 ? again : users, question.block, question)
    },
    dismiss: () => setQuestion(null),
  }
}

async function change(user: User, block: boolean): Promise<Failure | null> {
  try {
    const now = await (block ? blockUser(user.id) : unblockUser(user.id))
    if (now) replaceUser(now)
    const { name } = user
    toast.success(block ? t.hasBeenBlocked({ name }) : t.hasBeenUnblocked({ name }))
    return null
  } catch (error) {
    return { user, reason: messageOf(error, '') || null }
  }
}

/** Asks for confirmation before users are blocked, and lists the failures. */
export function BlockUsersDialog({ blocking }: { blocking: ReturnType<typeof useUserBlocking> }) {
  const question = useStore(blocking.store, (state) => state.question)
  if (!question) return null
  const { block, users, failures } = question
  const who = { count: users.length, name: users[0]?.name ?? '' }
  const failed = failures.length > 0
  return (
    <ConfirmDialog
      open
      title={failed ? (block ? t.couldNotBlock : t.couldNotUnblock)(who) : t.blockQuestion(who)}
      confirmLabel={failed ? common.tryAgain : users.length === 1 ? t.blockUser : t.blockUsers}
      tone={block ? 'danger' : 'primary'}
      busy={users.some(({ id }) => blocking.busy.has(id))}
      onConfirm={blocking.confirm}
      onClose={blocking.dismiss}
    >
      {failed ? (
        <>
          {sentence(
            (block ? t.blockedInPart : t.unblockedInPart)({
              done: users.length - failures.length,
              total: users.length,
              strong: (text) => <strong>{text}</strong>,
            }),
          )}
          <Names>
            {failures.map(({ user, reason }) => (
              <li key={user.id}>
                <strong translate="no">{user.name}</strong>
                <span>{` ${reason}`}</span>
              </li>
            ))}
          </Names>
        </>
      ) : (
        <>
          <span>{users.length === 1 ? t.loggedOutAtOnce : t.theseAreLoggedOutAtOnce}</span>
          {users.length > 1 && (
            <Names>
              {users.map((user) => (
                <li key={user.id}>
                  <strong translate="no">{`${user.name} `}</strong>
                  <bdi translate="no">{user.email}</bdi>
                </li>
              ))}
            </Names>
          )}
        </>
      )}
    </ConfirmDialog>
  )
}

const Names = styled.ul`
  max-height: 14rem;
  margin-top: ${space(3)};
  overflow: auto;
  > li {
    padding-block: ${space(1.5)};
    border-top: 1px solid ${color.border};
    overflow-wrap: anywhere;
  }
  strong {
    color: ${color.text};
  }
`
