import type {
  RecoveryCodes,
  TwoFactor,
  TwoFactorCode,
  TwoFactorProof,
  TwoFactorSetUp,
  TwoFactorSetUpRequest,
} from '../../openapi.d.ts'
import { changeOwn, client, readOwn } from './client.ts'
import type { ReadOptions } from './query.ts'

export async function getTwoFactor(options?: ReadOptions): Promise<TwoFactor> {
  const { data } = await readOwn((init) => client.GET('/api/user/me/two-factor', init), options)
  return data
}

export async function beginTwoFactor(body: TwoFactorSetUpRequest): Promise<TwoFactorSetUp> {
  const { data } = await changeOwn((init) =>
    client.POST('/api/user/me/two-factor/setup', { ...init, body }),
  )
  return data
}

export async function confirmTwoFactor(body: TwoFactorCode): Promise<RecoveryCodes> {
  const { data } = await changeOwn((init) =>
    client.POST('/api/user/me/two-factor', { ...init, body }),
  )
  return data
}

export async function turnOffTwoFactor(body: TwoFactorProof): Promise<void> {
  await changeOwn((init) => client.POST('/api/user/me/two-factor/off', { ...init, body }))
}

export async function replaceRecoveryCodes(body: TwoFactorProof): Promise<RecoveryCodes> {
  const { data } = await changeOwn((init) =>
    client.POST('/api/user/me/two-factor/recovery-codes', { ...init, body }),
  )
  return data
}
