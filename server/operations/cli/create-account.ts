import { z } from 'zod'
import { roles } from '../../../domain/roles.ts'
import type { Role } from '../../../openapi.d.ts'
import { buildApp } from '../../app.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import { setEmailVerified } from '../../accounts/email-verification/repository.ts'
import { isPasswordClosed } from '../../config/oidc-settings.ts'
import { setRole } from '../../accounts/users/repository.ts'
import { CommandError, UsageError } from './errors.ts'

const clock = () => new Date()

export function parseRole(text = 'ADMIN'): Role {
  const role = roles.find((one) => one === text.toUpperCase())
  if (role !== undefined) return role
  throw new UsageError(`--role is "${text}", but has to be one of ${roles.join(', ')}.`)
}

/** Refuses an administrator whose password would be useless. */
export function expectUsablePassword(role: Role, config: Config): void {
  if (!isPasswordClosed(role, config)) return
  throw new CommandError(
    'OIDC_ONLY=admins closes the passwords of administrators. Leave OIDC_ONLY out until this one has ' +
      'linked their company account, or have OIDC_ROLES make administrators.',
  )
}

const createdAccount = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
})

const registration = z.object({
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  data: createdAccount.optional(),
})

/**
 * Calls the contract's registration, for its rules and texts, with all roles open to the operator. Registration does
 * not have couriers, so their account gets its role afterwards.
 */
export async function createAccount(
  db: Database,
  config: Config,
  account: { name: string; email: string; role: Role; password: string },
): Promise<z.infer<typeof createdAccount>> {
  const app = await buildApp({
    db,
    clock,
    config: { ...config, adminSignup: 'open', rateLimits: 'off', emailVerification: 'off' },
    logger: { level: 'silent' },
  })
  try {
    const response = await app.inject({
      method: 'POST',
      url: '/api/user',
      payload: {
        ...account,
        role: account.role === 'COURIER' ? 'RECEIVER' : account.role,
        confirmPassword: account.password,
      },
    })
    const { data, errors, message } = registration.parse(response.json())
    if (response.statusCode === 201 && data !== undefined) {
      await db.transaction(async (transaction) => {
        // The operator vouches for the address.
        await setEmailVerified(transaction, data._id, clock())
        if (data.role !== account.role)
          await setRole(transaction, data._id, { role: account.role, now: clock() })
      })
      return { ...data, role: account.role }
    }
    // The terminal has one password, and no field to confirm it.
    const shown = errors?.filter(({ path }) => path !== 'confirmPassword') ?? [{ message }]
    throw new CommandError(shown.map((error) => `${error.message}.`).join('\n'))
  } finally {
    await app.close()
  }
}
