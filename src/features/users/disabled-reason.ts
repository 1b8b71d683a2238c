import type { User } from '../../api/model.ts'

/** Why a user's block control is off for the person at the desk; undefined where it is on. */
export function disabledReasonFor(user: User, me: Pick<User, 'id' | 'email'>): string | undefined {
  if (user.id === me.id || user.email === me.email) return 'You cannot block yourself'
  const action = user.isBlocked ? 'unblock' : 'block'
  if (user.actions && !user.actions.includes(action)) return `This user cannot be ${action}ed`
  return undefined
}
