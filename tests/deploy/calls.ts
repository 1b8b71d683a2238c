import { demoAccounts } from '../../server/accounts/users/demo-accounts.ts'
import type { Program } from '../support/processes.ts'

export async function addressOf(server: Program): Promise<string> {
  const [, address = ''] = await server.line(/Waybill is at (http:\S+)/)
  return address
}

export function logIn(address: string): Promise<Response> {
  const { email, password } = demoAccounts.admin
  return fetch(`${address}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
}

export async function headingOf(address: string): Promise<string | undefined> {
  const page = await (await fetch(address)).text()
  return /<h1[^>]*>([^<]*)/.exec(page)?.[1]
}
