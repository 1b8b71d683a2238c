import { styled } from 'styled-components'
import { useStore } from 'zustand'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { color, space } from '../../ui/theme/tokens.ts'
import { wentWrong } from './use-user-blocking.ts'
import type { Asking } from './use-user-blocking.ts'

type BlockUsersDialogProps = {
  asking: Asking
  /** Ids of users who are being changed. */
  busy: ReadonlySet<string>
  onConfirm: () => void
  onClose: () => void
}

export function BlockUsersDialog({ asking, busy, onConfirm, onClose }: BlockUsersDialogProps) {
  const question = useStore(asking, (state) => state.question)
  if (!question) return null
  const { block, users, failures } = question
  const verb = block ? 'block' : 'unblock'
  const [first] = users
  const who = users.length === 1 && first ? first.name : `${users.length} users`
  const failed = failures.length > 0
  return (
    <ConfirmDialog
      open
      title={
        failed ? `Could not ${verb} ${users.length === 1 ? who : 'everyone'}` : `Block ${who}?`
      }
      confirmLabel={failed ? 'Try again' : users.length === 1 ? 'Block user' : 'Block users'}
      tone={block ? 'danger' : 'primary'}
      busy={users.some(({ id }) => busy.has(id))}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {failed ? (
        <>
          <strong>{wentWrong}</strong> {users.length - failures.length} of {users.length} {verb}ed.
          Not {verb}ed:
          <Names>
            {failures.map(({ user, reason }) => (
              <li key={user.id}>
                <strong>{user.name}</strong> {reason}
              </li>
            ))}
          </Names>
        </>
      ) : (
        <>
          {users.length === 1
            ? 'They are signed out at once and cannot sign in until they are unblocked.'
            : 'They are signed out at once and cannot sign in until they are unblocked:'}
          {users.length > 1 && (
            <Names>
              {users.map((user) => (
                <li key={user.id}>
                  <strong>{user.name}</strong> {user.email}
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
