import { hash, verify } from '@node-rs/argon2'
import { createFairLimit } from '../../limits/fair-limit.ts'
import { currentOwner } from '../../limits/owner.ts'

// argon2id with the parameters that OWASP recommends.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const limit = createFairLimit('passwords')

export const hashPassword = (password: string): Promise<string> =>
  limit.run(currentOwner(), () => hash(password, cost))

/** False after the same time without a hash: a quick answer would reveal that there is no such account. */
export const verifyPassword = (
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> =>
  limit.run(currentOwner(), async () => {
    const isRight = await verify(passwordHash ?? hashOfNoPassword, password)
    return isRight && passwordHash !== undefined
  })

const hashOfNoPassword =
  '$argon2id$v=19$m=19456,t=2,p=1$hOfe8S6ZwxRylvSUIskyRg$IFNaHHpdbTMKGTzBkPAglvDnXqCXw5076F6ijcAl3Jk'
