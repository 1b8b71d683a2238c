import type { Page } from '@playwright/test'
import type { CompanyAccount, IdentityProvider, SignInOptions } from '../../../openapi.d.ts'

/** Address at which a screen with one of these answers starts, so that no earlier page takes the answer. */
export const elsewhere = '/health/live'

const provider: IdentityProvider = { name: 'Example Logistics Ltd', isReachable: true }

/** A login page of a server with an identity provider. */
export const openWithProvider = (page: Page, path: string, isReachable: boolean) => {
  const data: SignInOptions = { provider: { ...provider, isReachable } }
  return openWith(page, path, { address: '/api/sign-in', data })
}

/** The account page of a sender who has linked their company account, or can link it. */
export const openWithCompanyAccount = (page: Page, isLinked: boolean) => {
  const email = 'sam.sender@the-long-name-of-a-company.example'
  const linked = { email, linkedAt: '2026-03-02T09:00:00.000Z', lastUsedAt: null }
  const data: CompanyAccount = { provider, linked: isLinked ? linked : null }
  return openWith(page, '/sender/account', { address: '/api/user/me/company-account', data })
}

async function openWith(page: Page, path: string, answer: { address: string; data: object }) {
  const json = { success: true, message: 'Done', data: answer.data }
  await page.route(`**${answer.address}`, (route) => route.fulfill({ json }), { times: 1 })
  await page.goto(path)
}
