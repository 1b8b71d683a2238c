import type { Kysely } from 'kysely'
import { z } from 'zod'
import { buildApp } from '../app.ts'
import type { Database } from '../db/schema.ts'
import type { Config } from '../config/config.ts'
import { CommandError } from './errors.ts'

interface Account {
  name: string
  email: string
  role: string
  password: string
  confirmPassword: string
}

const answerShape = z.object({
  message: z.string(),
  errors: z.array(z.object({ message: z.string() })).optional(),
  data: z.object({ name: z.string(), email: z.string(), role: z.string() }).optional(),
})

/** The contract's own registration, with its rules and texts, for whoever may enter any role. */
export async function createAccount(
  db: Kysely<Database>,
  environment: Config,
  account: Account,
): Promise<{ name: string; email: string; role: string }> {
  const app = await buildApp({
    db,
    clock: () => new Date(),
    environment: { ...environment, adminSignup: 'open', rateLimits: 'off' },
    logger: { level: 'silent' },
  })
  try {
    const reply = await app.inject({ method: 'POST', url: '/api/user', payload: account })
    const { data, errors, message } = answerShape.parse(reply.json())
    if (reply.statusCode === 201 && data !== undefined) return data
    const sentences = (errors ?? [{ message }]).map((one) => `${one.message}.`)
    throw new CommandError(sentences.join('\n'))
  } finally {
    await app.close()
  }
}
