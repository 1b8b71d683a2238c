import type { AccountProof, CompanyAccount, SignInAddress } from '../../openapi.d.ts'
import { ApiError } from './api-error.ts'
import { changeOwn, client, readOwn } from './client.ts'
import type { ReadOptions } from './query.ts'

export async function getCompanyAccount(options?: ReadOptions): Promise<CompanyAccount> {
  const { data } = await readOwn(
    (init) => client.GET('/api/user/me/company-account', init),
    options,
  )
  return data
}

export async function linkCompanyAccount(body: AccountProof): Promise<SignInAddress> {
  const { data } = await changeOwn((init) =>
    client.POST('/api/user/me/company-account/link', { ...init, body }),
  )
  // The browser opens this address, so other sites are refused, even if the answer contains one.
  if (!/^\/(?!\/)/.test(data.url)) throw new ApiError('shape', { status: 200 })
  return data
}

export async function unlinkCompanyAccount(body: AccountProof): Promise<void> {
  await changeOwn((init) => client.POST('/api/user/me/company-account/removal', { ...init, body }))
}
