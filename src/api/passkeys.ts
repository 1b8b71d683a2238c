import { z } from 'zod/mini'
import type {
  NewPasskey,
  Passkey,
  PasskeyCreationOptions,
  PasskeyName,
  AccountProof,
} from '../../openapi.d.ts'
import { client, mutate, requestJson } from './client.ts'
import type { Call } from './client.ts'
import { coercedDate, coercedId } from './coercion.ts'
import { expectOne, parseList, parserFor } from './envelope.ts'
import type { ReadOptions } from './query.ts'

export async function listPasskeys(options?: ReadOptions): Promise<Passkey[]> {
  const call: Call = (init) => client.GET('/api/user/me/passkeys', init)
  return parseList(await requestJson(call, options), parserFor(passkeyShape)).rows
}

export async function beginPasskey(body: AccountProof): Promise<PasskeyCreationOptions> {
  const call: Call = (init) => client.POST('/api/user/me/passkeys/options', { ...init, body })
  return expectOne(await mutate(call), parserFor(optionsShape))
}

export async function addPasskey(body: NewPasskey): Promise<Passkey> {
  const call: Call = (init) => client.POST('/api/user/me/passkeys', { ...init, body })
  return expectOne(await mutate(call), parserFor(passkeyShape))
}

export async function renamePasskey(passkeyId: string, body: PasskeyName): Promise<Passkey> {
  const params = { path: { passkeyId } }
  const call: Call = (init) =>
    client.PATCH('/api/user/me/passkeys/{passkeyId}', { ...init, params, body })
  return expectOne(await mutate(call), parserFor(passkeyShape))
}

export async function removePasskey(passkeyId: string, body: AccountProof): Promise<void> {
  const params = { path: { passkeyId } }
  await mutate((init) =>
    client.POST('/api/user/me/passkeys/{passkeyId}/removal', { ...init, params, body }),
  )
}

const passkeyShape = z.object({
  id: coercedId,
  name: z.string(),
  createdAt: coercedDate,
  lastUsedAt: z.catch(z.nullable(coercedDate), null),
})

const base64url = z.string().check(z.minLength(1))
const optionsShape = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
  challenge: base64url,
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(
    z.object({
      type: z.literal('public-key'),
      id: base64url,
      transports: z.array(
        z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']),
      ),
    }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    userVerification: z.literal('preferred'),
  }),
  attestation: z.literal('none'),
})
