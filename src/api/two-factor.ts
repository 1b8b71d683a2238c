import { z } from 'zod/mini'
import type {
  RecoveryCodes,
  TwoFactor,
  TwoFactorCode,
  TwoFactorProof,
  TwoFactorSetUp,
  TwoFactorSetUpRequest,
} from '../../openapi.d.ts'
import { client, mutate, requestJson } from './client.ts'
import type { Call } from './client.ts'
import { expectOne, parserFor } from './envelope.ts'
import type { ReadOptions } from './query.ts'

export async function getTwoFactor(options?: ReadOptions): Promise<TwoFactor> {
  const call: Call = (init) => client.GET('/api/user/me/two-factor', init)
  return expectOne(await requestJson(call, options), parserFor(stateShape))
}

export async function beginTwoFactor(body: TwoFactorSetUpRequest): Promise<TwoFactorSetUp> {
  const call: Call = (init) => client.POST('/api/user/me/two-factor/setup', { ...init, body })
  return expectOne(await mutate(call), parserFor(setUpShape))
}

export async function confirmTwoFactor(body: TwoFactorCode): Promise<RecoveryCodes> {
  const call: Call = (init) => client.POST('/api/user/me/two-factor', { ...init, body })
  return expectOne(await mutate(call), parserFor(codesShape))
}

export async function turnOffTwoFactor(body: TwoFactorProof): Promise<void> {
  await mutate((init) => client.POST('/api/user/me/two-factor/off', { ...init, body }))
}

export async function replaceRecoveryCodes(body: TwoFactorProof): Promise<RecoveryCodes> {
  const call: Call = (init) =>
    client.POST('/api/user/me/two-factor/recovery-codes', { ...init, body })
  return expectOne(await mutate(call), parserFor(codesShape))
}

const stateShape = z.object({
  isOn: z.boolean(),
  recoveryCodesLeft: z.catch(z.number(), 0),
  isRequired: z.catch(z.boolean(), false),
  hasVerifiedPasskey: z.catch(z.boolean(), false),
})
const setUpShape = z.object({
  secret: z.string().check(z.minLength(1)),
  uri: z.string().check(z.startsWith('otpauth://')),
})
const codesShape = z.object({ recoveryCodes: z.array(z.string()).check(z.minLength(1)) })
