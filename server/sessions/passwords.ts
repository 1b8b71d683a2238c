import { hash, verify } from '@node-rs/argon2'
import { createWorkload } from '../http/concurrency-limit.ts'

// argon2id with the figures that OWASP recommends.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Each takes 19 MiB and some milliseconds of a core, so a crowd at the door waits outside.
const inTurn = createWorkload(64)

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, cost))

/** Without an account's hash: no, after the same time. */
export const verifyPassword = (
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> =>
  inTurn(async () => {
    const isRight = await verify(passwordHash ?? nobodysHash, password)
    return isRight && passwordHash !== undefined
  })

const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$hOfe8S6ZwxRylvSUIskyRg$IFNaHHpdbTMKGTzBkPAglvDnXqCXw5076F6ijcAl3Jk'
