import type { Receiver, User } from '../../../openapi.d.ts'
import type { Config } from '../../config/config.ts'
import type { Caller } from '../../http/openapi/caller.ts'
import { passwordStatusOf } from './password-status.ts'
import type { ReceiverRow, UserRow } from './repository.ts'

const presentUser = (row: UserRow): User => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  isBlocked: row.is_blocked ? 'BLOCKED' : 'UNBLOCKED',
})

/** Presents a user to themselves, with the steps that they have to take before they can continue. */
export const presentAccount = (
  { mustSetUpTwoFactor, ...row }: UserRow & { mustSetUpTwoFactor?: boolean },
  config: Config,
): User => {
  const passwordStatus = passwordStatusOf({ role: row.role, hasPassword: row.has_password }, config)
  return {
    ...presentUser(row),
    ...(config.emailVerification === 'on' && { isEmailVerified: row.is_email_verified }),
    ...(mustSetUpTwoFactor && { mustSetUpTwoFactor }),
    ...(passwordStatus !== null && { passwordStatus }),
    ...(row.language !== null && { language: row.language }),
  }
}

/** Presents a user to an administrator, with the actions that are open to them. */
export const presentUserTo = (row: UserRow, caller: Pick<Caller, 'id'>): User => ({
  ...presentUser(row),
  actions: actionsOn(row, caller),
})

/** Presents a caller, who is never blocked, because a block ends all sessions. */
export const presentCaller = (caller: Caller, config: Config): User => {
  const { id, name, email, role, language, mustSetUpTwoFactor } = caller
  const row = {
    id,
    name,
    email,
    role,
    language,
    is_email_verified: caller.isEmailVerified,
    has_password: caller.hasPassword,
    is_blocked: false,
  }
  return presentAccount({ ...row, mustSetUpTwoFactor }, config)
}

export const presentReceiver = ({ id, name, email }: ReceiverRow): Receiver => ({
  _id: id,
  name,
  email,
})

// The last active administrator needs no rule here: the caller is one, and cannot block themselves.
function actionsOn(row: UserRow, caller: Pick<Caller, 'id'>): NonNullable<User['actions']> {
  if (row.id === caller.id) return []
  if (row.is_blocked) return ['unblock']
  return row.role === 'ADMIN' ? ['block'] : ['block', 'createResetLink']
}
