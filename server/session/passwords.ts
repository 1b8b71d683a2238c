import { hash, verify, type Options } from '@node-rs/argon2'

// OWASP's figures for argon2id, which is the library's default algorithm.
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password)
