import { z } from 'zod/mini'
import type { CompanyAccount, AccountProof, SignInAddress } from '../../openapi.d.ts'
import { client, mutate, requestJson } from './client.ts'
import type { Call } from './client.ts'
import { coercedDate } from './coercion.ts'
import { expectOne, parserFor } from './envelope.ts'
import type { ReadOptions } from './query.ts'

export async function getCompanyAccount(options?: ReadOptions): Promise<CompanyAccount> {
  const call: Call = (init) => client.GET('/api/user/me/company-account', init)
  return expectOne(await requestJson(call, options), parserFor(accountShape))
}

export async function linkCompanyAccount(body: AccountProof): Promise<SignInAddress> {
  const call: Call = (init) => client.POST('/api/user/me/company-account/link', { ...init, body })
  return expectOne(await mutate(call), parserFor(addressShape))
}

export async function unlinkCompanyAccount(body: AccountProof): Promise<void> {
  await mutate((init) => client.POST('/api/user/me/company-account/removal', { ...init, body }))
}

const accountShape = z.object({
  provider: z.nullable(z.object({ name: z.string(), isReachable: z.boolean() })),
  linked: z.nullable(
    z.object({
      email: z.catch(z.nullable(z.string()), null),
      linkedAt: coercedDate,
      lastUsedAt: z.catch(z.nullable(coercedDate), null),
    }),
  ),
})

/** A path on this host: other addresses are refused. */
const addressShape = z.object({ url: z.string().check(z.regex(/^\/(?!\/)/)) })
