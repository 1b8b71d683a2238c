import { hash, verify } from '@node-rs/argon2'
import { createFairLimit } from '../../limits/fair-limit.ts'
import { currentOwner } from '../../limits/owner.ts'

// argon2id with the parameters that OWASP recommends.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const limit = createFairLimit('passwords')

/**
 * Prepares a password by the OpaqueString profile of RFC 8265, because devices send the same letters in several forms:
 * one sends `é`, another `e` and an accent.
 */
export const preparePassword = (password: string): string =>
  password.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC')

export const hashPassword = (password: string): Promise<string> =>
  limit.run(currentOwner(), () => hash(preparePassword(password), cost))

/** How a password matched: `AS_GIVEN` if its hash was made before passwords were prepared. */
export type PasswordMatch = 'PREPARED' | 'AS_GIVEN'

/** Null after the same time without a hash: a quick answer would reveal that there is no such account. */
export const matchPassword = (
  passwordHash: string | undefined,
  password: string,
): Promise<PasswordMatch | null> =>
  limit.run(currentOwner(), async () => {
    const known = passwordHash ?? hashOfNoPassword
    const prepared = preparePassword(password)
    const match = (await verify(known, prepared))
      ? 'PREPARED'
      : prepared !== password && (await verify(known, password))
        ? 'AS_GIVEN'
        : null
    return passwordHash === undefined ? null : match
  })

const hashOfNoPassword =
  '$argon2id$v=19$m=19456,t=2,p=1$hOfe8S6ZwxRylvSUIskyRg$IFNaHHpdbTMKGTzBkPAglvDnXqCXw5076F6ijcAl3Jk'
