import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../../../server/config/config.ts'
import { sentenceOf, withValues } from '../../../../server/http/sentences.ts'
import { queueResetMails } from '../../../../server/accounts/recovery/repository.ts'
import { waysToSignIn } from '../../../../server/accounts/sessions/ways-to-sign-in-repository.ts'
import { expectRefusedField, refusalBody } from '../../support/answers.ts'
import { password, type Person } from '../../support/api.ts'
import { apiForFile, apiForTest } from '../../support/for-file.ts'
import {
  codeOf,
  insertedPasskey,
  insertedProviderAccount,
  insertedResetLink,
  insertedTwoFactor,
} from '../../support/valid-requests.ts'
import { goToProvider, open, providerForFile, signIn } from './support.ts'

const provider = await providerForFile()
const { issuer } = provider
const api = await apiForFile({ ...provider.settings, OIDC_ROLES: 'groups:drivers=COURIER' })
let sam: Person
beforeEach(async () => {
  await api.reset()
  provider.reset()
  provider.setEmployee({ sub: 'sam at work', email: 'sam@work.example' })
  sam = await api.signedIn('SENDER', 'Sam Sender')
})

const linked = () =>
  api.db.query(sql`select user_id, issuer, subject, email from provider_accounts`)
const linkOfSam = () => ({
  user_id: sam.id,
  issuer,
  subject: 'sam at work',
  email: 'sam@work.example',
})

/** Begins a link and goes to the provider, whose answer the browser has not brought back yet. */
async function begin(person = sam) {
  const begun = await api.as(person).linkCompanyAccount({ password })
  expect([begun.status, begun.body.data]).toEqual([200, { url: '/api/sign-in/oidc?link=true' }])
  const cookies = { ...person.cookies, ...begun.cookies }
  return goToProvider(api, issuer, { path: begun.body.data.url, cookies })
}

async function linkSam() {
  const { back, cookies } = await begin()
  return open(api, back, cookies)
}

/** Kinds of Sam's notifications, sorted by name. */
async function told(): Promise<string[]> {
  const rows = await api.db.query<{ kind: string }>(sql`
    select account_event ->> 'kind' as kind from notifications where user_id = ${sam.id} order by kind
  `)
  return rows.map(({ kind }) => kind)
}

describe('A user who links their company account', () => {
  it('enters the password, returns to their account, and can log in with the link', async () => {
    expect((await linkSam()).location).toBe('/sender/account?companyAccount=linked')
    expect(await linked()).toEqual([linkOfSam()])
    const led = await signIn(api, issuer)
    expect((await api.as(led).getCurrentUser()).body.data?._id).toBe(sam.id)
    expect(await told()).toEqual(['SINGLE_SIGN_ON_ADDED'])

    // From a second device.
    await signIn(api, issuer)
    expect(await told()).toEqual(['NEW_DEVICE', 'SINGLE_SIGN_ON_ADDED'])
  })

  it('needs the password, and a code if two-factor authentication is on', async () => {
    const wrong = await api.as(sam).linkCompanyAccount({ password: 'wrong' })
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      [expect.objectContaining({ path: 'password', message: 'Password does not match' })],
    ])
    const secret = await insertedTwoFactor(api, sam)
    const without = await api.as(sam).linkCompanyAccount({ password })
    expect([without.status, without.body.errors?.[0]?.path]).toEqual([400, 'code'])
    const code = codeOf(api, secret)
    expect((await api.as(sam).linkCompanyAccount({ password, code })).status).toBe(200)
    expect(await linked()).toEqual([])
  })

  it('can finish only once, in the browser that began the link', async () => {
    await api.as(sam).linkCompanyAccount({ password })
    const address = '/api/sign-in/oidc?link=true'
    expect((await open(api, address, sam.cookies)).location).toBe('/login?signIn=expired')
    const { back, cookies } = await begin()
    expect((await open(api, back, sam.cookies)).location).toBe('/login?signIn=expired')
    expect((await open(api, back, cookies)).location).toContain('companyAccount=linked')
    expect((await open(api, back, cookies)).location).toBe('/login?signIn=expired')
  })

  it('gets no link after a logout or a block in between', async () => {
    const first = await begin()
    await api.as(sam).logoutUser()
    const led = await open(api, first.back, first.cookies)
    expect(led.location).toBe('/sender/account?companyAccount=session-over')
    const other = await api.signedIn('RECEIVER')
    const second = await begin(other)
    await api.db.query(sql`update users set is_blocked = true where id = ${other.id}`)
    const late = await open(api, second.back, second.cookies)
    expect(late.location).toBe('/receiver/account?companyAccount=session-over')
    expect(await linked()).toEqual([])
  })

  describe('in a browser whose session has changed meanwhile', () => {
    type Cookies = Record<string, string>
    const rita = async (): Promise<Cookies> => (await api.signedIn('RECEIVER')).cookies
    const samAgain = async () =>
      (await api.as(null).loginUser({ email: sam.email, password })).cookies
    const ritaBesideSam = async () => ({ ...(await rita()), refreshToken: refreshOfSam() })
    const refreshOfSam = () => sam.cookies['refreshToken'] ?? ''
    const visitor = async (): Promise<Cookies> => ({})

    it.each([
      ['another user', rita, '/receiver/account?companyAccount=other-session'],
      ['the same user, logged in again', samAgain, '/sender/account?companyAccount=other-session'],
      [
        'another user, beside a cookie of the first user',
        ritaBesideSam,
        '/receiver/account?companyAccount=other-session',
      ],
      ['a visitor', visitor, '/sender/account?companyAccount=session-over'],
    ])('is refused before and after the provider: %s', async (_who, enter, location) => {
      const { back, cookies: begun } = await begin()
      const cookies = await enter()
      const refusal = { status: 302, location, cookies: { signIn: '' } }
      const led = await open(api, back, { ...cookies, signIn: begun['signIn'] ?? '' })
      expect(led).toEqual(refusal)

      const asked = await api.as(sam).linkCompanyAccount({ password })
      const address = '/api/sign-in/oidc?link=true'
      const sent = await open(api, address, { ...cookies, signIn: asked.cookies['signIn'] ?? '' })
      expect(sent).toEqual(refusal)
      expect(await linked()).toEqual([])
    })

    it('can finish after a renewal of the session', async () => {
      const { back, cookies } = await begin()
      const renewed = await api.as(sam).refreshSession()
      const led = await open(api, back, { ...cookies, ...renewed.cookies })
      expect(led.location).toBe('/sender/account?companyAccount=linked')
    })
  })

  it('is told if the account is linked to another user', async () => {
    await linkSam()
    const other = await api.signedIn('RECEIVER')
    const { back, cookies } = await begin(other)
    const led = await open(api, back, cookies)
    expect(led.location).toBe('/receiver/account?companyAccount=taken')
    expect(await linked()).toEqual([linkOfSam()])
  })

  it('is told if the provider refuses', async () => {
    provider.setDenied(true)
    expect((await linkSam()).location).toBe('/sender/account?companyAccount=denied')
  })

  it('can link only one company account', async () => {
    await linkSam()
    const { status, body } = await api.as(sam).linkCompanyAccount({ password })
    expect([status, body]).toEqual([409, refusalBody('A company account is already linked')])
  })
})

describe('A user who unlinks the company account', () => {
  it('can no longer log in with it, and their other sessions end', async () => {
    await linkSam()
    const other = await signIn(api, issuer)
    const { status, body } = await api.as(sam).unlinkCompanyAccount({ password })
    expect([status, body.message]).toEqual([200, 'The company account is unlinked'])
    expect(await linked()).toEqual([])
    expect((await api.as(other).getCurrentUser()).status).toBe(401)
    expect((await api.as(sam).getCurrentUser()).status).toBe(200)
    expect((await signIn(api, issuer)).location).toBe('/login?signIn=no-role')
    const again = await api.as(sam).unlinkCompanyAccount({ password })
    expect([again.status, again.body]).toEqual([404, refusalBody('No company account is linked')])
    expect(await told()).toEqual(['SINGLE_SIGN_ON_ADDED', 'SINGLE_SIGN_ON_REMOVED'])
  })

  it('ends a login that waits for a code', async () => {
    await linkSam()
    const secret = await insertedTwoFactor(api, sam)
    const waiting = await signIn(api, issuer)
    await api.as(sam).unlinkCompanyAccount({ password, code: codeOf(api, secret) })
    const late = await api.as(waiting).loginWithProvider({ code: codeOf(api, secret, 30) })
    expect(late.status).toBe(401)
  })
})

describe('A user without a password', () => {
  const loginIsOld = refusalBody('Please log in again first, so that we know it is you.', {
    code: 'LOGIN_AGAIN_REQUIRED',
  })
  const again = { path: '/api/sign-in/oidc?next=/courier/account&again=true' }

  /** A courier who logged in at the provider that many minutes ago; null if it does not say. */
  async function courier(minutesAgo: number | null, options?: Parameters<typeof signIn>[2]) {
    provider.setEmployee({ sub: 'dora', email: 'dora@work.example', groups: ['drivers'] })
    const time = minutesAgo === null ? undefined : seconds(api.now()) - minutesAgo * 60
    provider.setTamper((token) => ({ ...token, claims: { ...token.claims, auth_time: time } }))
    return signIn(api, issuer, options)
  }
  const seconds = (date: Date) => date.getTime() / 1000

  it('proves who they are by a login of the last 15 minutes, and any password is ignored', async () => {
    const dora = await courier(14)
    expect((await api.as(dora).getCurrentUser()).body.data?.passwordStatus).toBe('NOT_SET')
    expect((await api.as(dora).beginPasskey({})).status).toBe(200)
    expect((await api.as(dora).beginPasskey({ password: 'any' })).status).toBe(200)
    api.secondsPass(2 * 60)
    const late = await api.as(dora).beginPasskey({})
    expect([late.status, late.body]).toEqual([403, loginIsOld])
    const renewed = await api.as(dora).refreshSession()
    expect((await api.as(renewed).beginPasskey({})).body).toEqual(loginIsOld)
  })

  it.each([
    ['says that they logged in earlier', 16],
    ['does not say when they logged in', null],
  ])('proves nothing if the provider %s', async (_why, minutesAgo) => {
    const dora = await courier(minutesAgo)
    const { status, body } = await api.as(dora).unlinkCompanyAccount({})
    expect([status, body]).toEqual([403, loginIsOld])
    expect(await linked()).toHaveLength(1)
  })

  it('has to log in at the provider again, and returns to their account', async () => {
    const { address } = await goToProvider(api, issuer, again)
    const { prompt, max_age } = Object.fromEntries(address.searchParams)
    expect([prompt, max_age]).toEqual(['login', '0'])
    const before = await courier(60)
    const dora = await courier(0, { ...again, cookies: before.cookies })
    expect(dora.location).toBe('/courier/account')
    expect((await api.as(dora).beginPasskey({})).status).toBe(200)
    expect((await api.as(dora).listSessions()).body.data).toHaveLength(1)
  })

  it('still needs a code, and the login counts from the time that the provider states', async () => {
    const first = await courier(0)
    const id = (await api.as(first).getCurrentUser()).body.data?._id ?? ''
    const secret = await insertedTwoFactor(api, { id })
    const waiting = await courier(14)
    api.secondsPass(2 * 60)
    const login = await api.as(waiting).loginWithProvider({ code: codeOf(api, secret) })
    expect(login.status).toBe(200)
    const late = await api.as(login).beginPasskey({ code: codeOf(api, secret, 30) })
    expect(late.body).toEqual(loginIsOld)
  })

  it('sets their first password, and then has two ways to log in', async () => {
    const dora = await courier(0)
    const first = { password, confirmPassword: password }
    expect((await api.as(dora).changePassword(first)).status).toBe(200)
    const { data } = (await api.as(dora).getCurrentUser()).body
    expect(data).not.toHaveProperty('passwordStatus')
    const login = await api.as(null).loginUser({ email: 'dora@work.example', password })
    const without = await api.as(login).unlinkCompanyAccount({})
    expectRefusedField(without, 'password', 'Password is required')
    expect((await api.as(login).unlinkCompanyAccount({ password })).status).toBe(200)
  })

  it('can set a password by a link as well', async () => {
    const dora = await courier(null)
    const login = await api.as(null).loginUser({ email: 'dora@work.example', password })
    expect([login.status, login.body]).toEqual([401, refusalBody('Password does not match')])
    const id = (await api.as(dora).getCurrentUser()).body.data?._id ?? ''
    const token = await insertedResetLink(api, id)
    expect((await api.as(null).resetPassword({ token, password })).status).toBe(200)
    const there = await api.as(null).loginUser({ email: 'dora@work.example', password })
    expect((await api.as(there).unlinkCompanyAccount({ password })).status).toBe(200)
  })
})

describe('The ways to sign in', () => {
  const among = (person: Person, own: string | null, settings: Record<string, string> = {}) =>
    waysToSignIn(api.db, person, {
      config: readConfig(settings),
      provider: own === null ? null : { issuer: own },
    })

  it('include the company account as long as the provider is the same', async () => {
    for (const one of [sam, await api.joined('SENDER')])
      await insertedProviderAccount(api, one, issuer)
    expect(await among(sam, issuer)).toBe(2)
    expect(await among(sam, 'https://other.example')).toBe(1)
    expect(await among(sam, null)).toBe(1)
  })
})

describe('If administrators may log in only at the provider', () => {
  const only = { ...provider.settings, OIDC_ONLY: 'admins' }
  const refusal = refusalBody(
    sentenceOf(withValues('administratorsLogInWith', { value: 'Example Ltd' })),
  )

  it('their passwords are refused, while those of other users work', async () => {
    const there = await apiForTest(only)
    const [admin, sender] = [await there.joined('ADMIN'), await there.joined('SENDER')]
    const refused = await there.as(null).loginUser({ email: admin.email, password })
    expect([refused.status, refused.body, refused.cookies]).toEqual([403, refusal, {}])
    const wrong = await there.as(null).loginUser({ email: admin.email, password: 'wrong' })
    expect([wrong.status, wrong.body]).toEqual([401, refusalBody('Password does not match')])
    expect((await there.as(null).loginUser({ email: sender.email, password })).status).toBe(200)
    expect(await there.db.query(sql`select user_id from sessions`)).toEqual([
      { user_id: sender.id },
    ])
  })

  it('their passwords cannot be reset, and no administrator can register with one', async () => {
    const there = await apiForTest(only)
    const admin = await there.joined('ADMIN')
    const token = await insertedResetLink(there, admin.id)
    const reset = await there.as(null).resetPassword({ token, password })
    expect([reset.status, reset.body]).toEqual([403, refusal])
    const sender = await there.joined('SENDER')
    for (const { email } of [admin, sender])
      await there.db.query(sql`
        insert into reset_requests (email, created_at) values (${email}, ${there.now()})
      `)
    await queueResetMails(there.db, { oidcOnly: 'admins' })
    expect(await there.db.query(sql`select user_id from messages`)).toEqual([
      { user_id: sender.id },
    ])
    const registration = { name: 'Ada', email: 'ada@example.com', role: 'ADMIN' as const }
    const body = { ...registration, password, confirmPassword: password }
    expect((await there.as(null).registerUser(body)).status).toBe(403)
  })

  it('a recent login proves who they are, and their passwords cannot be changed', async () => {
    const there = await apiForTest(only)
    const admin = await there.signedIn('ADMIN')
    expect((await there.as(admin).getCurrentUser()).body.data?.passwordStatus).toBe('CLOSED')
    const next = { currentPassword: password, password: 'another-1', confirmPassword: 'another-1' }
    const refused = await there.as(admin).changePassword(next)
    expect([refused.status, refused.body]).toEqual([403, refusal])
    expect((await there.as(admin).beginPasskey({})).status).toBe(200)
    there.secondsPass(16 * 60)
    const renewed = await there.as(admin).refreshSession()
    const late = await there.as(renewed).beginPasskey({ password })
    expect([late.status, late.body.code]).toEqual([403, 'LOGIN_AGAIN_REQUIRED'])
  })

  it('their passwords do not count as a way to log in', async () => {
    const there = await apiForTest(only)
    const admin = await there.signedIn('ADMIN')
    await insertedProviderAccount(there, admin, issuer)
    const last = await there.as(admin).unlinkCompanyAccount({ password })
    expect([last.status, last.body]).toEqual([
      409,
      refusalBody('This is the only way to log in to your account. Add another one first.'),
    ])
    await insertedPasskey(there, admin)
    expect((await there.as(admin).unlinkCompanyAccount({ password })).status).toBe(200)
  })
})

it('A user who deletes their account leaves no link to the company account behind', async () => {
  await linkSam()
  await signIn(api, issuer)
  await insertedTwoFactor(api, sam)
  await signIn(api, issuer)
  await api.db.query(sql`delete from two_factors`)
  expect((await api.as(sam).deleteAccount({ password })).status).toBe(200)
  const left = await api.db.query(sql`
    select user_id from provider_accounts union all select user_id from provider_logins
    union all select user_id from provider_sessions union all select user_id from provider_requests
  `)
  expect(left).toEqual([])
})
