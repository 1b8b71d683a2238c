import { z } from 'zod/mini'
import type { NewCourier } from '../../openapi.d.ts'
import { client, mutate, requestJson } from './client.ts'
import type { Call } from './client.ts'
import { coercedDate } from './coercion.ts'
import { expectOne, parseList, parserFor } from './envelope.ts'
import type { User } from './model.ts'
import { parseUser } from './parse-person.ts'
import { parseCourier } from './parse-run.ts'
import type { ReadOptions } from './query.ts'
import type { Courier } from './run-model.ts'

export async function listCouriers(_: object, options?: ReadOptions): Promise<Courier[]> {
  const call: Call = (init) => client.GET('/api/user/couriers', init)
  return parseList(await requestJson(call, options), parseCourier).rows
}

/** A new courier, with the token of the link to set the password, and when it expires. */
export interface CreatedCourier {
  user: User
  token: string
  expiresAt: string
}

export async function createCourier(body: NewCourier): Promise<CreatedCourier> {
  const answer = await mutate((init) => client.POST('/api/user/couriers', { ...init, body }))
  return expectOne(answer, parserFor(createdCourierShape))
}

const createdCourierShape = z.object({
  user: z.pipe(
    z.unknown(),
    z.transform((value: unknown, context): User => {
      const user = parseUser(value)
      if (user !== null) return user
      context.issues.push({ code: 'custom', input: value, message: 'No user' })
      return z.NEVER
    }),
  ),
  token: z.string(),
  expiresAt: coercedDate,
})
