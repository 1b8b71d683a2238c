import { demoAccounts, type DemoPerson } from '../../server/demo/accounts.ts'

/** What a call answers to somebody of the demo data. */
export async function askAs<Answer>(
  origin: string,
  person: DemoPerson,
  path: string,
): Promise<Answer> {
  const { email, password } = demoAccounts[person]
  const login = await fetch(`${origin}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!login.ok) throw new Error(`The login answered ${login.status}`)
  const cookie = login.headers.getSetCookie().map((one) => one.split(';')[0])
  const answer = await fetch(origin + path, { headers: { cookie: cookie.join('; ') } })
  return (await answer.json()) as Answer
}
