import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { refusalBody } from '../../support/answers.ts'
import { apiForTest } from '../../support/for-file.ts'
import { codeOf, insertedTwoFactor } from '../../support/valid-requests.ts'
import { publicUrl, sam, samForFile, signIn } from './support.ts'

const { api, provider, issuer, settings, sessions, link } = await samForFile()

describe('A user with two-factor authentication who logs in at the provider', () => {
  async function withTwoFactor() {
    const person = await api.joined('SENDER')
    await link(person.id)
    return { person, secret: await insertedTwoFactor(api, person) }
  }

  it('is asked for a code first, and gets a session once it is right', async () => {
    const { person, secret } = await withTwoFactor()
    const led = await signIn(api, issuer, { path: '/api/sign-in/oidc?next=/sender' })
    expect(led.location).toBe('/login?signIn=code&returnTo=%2Fsender')
    expect(Object.keys(led.cookies)).toEqual(['signIn'])
    expect(await sessions()).toEqual([])

    const wrong = await api.as(led).loginWithProvider({ code: '000000' })
    expect([wrong.status, wrong.body]).toEqual([
      401,
      refusalBody('This code does not match', {
        code: 'WRONG_CODE',
        errors: [{ path: 'code', message: 'This code does not match' }],
      }),
    ])
    const right = await api.as(led).loginWithProvider({ code: codeOf(api, secret) })
    expect([right.status, right.body.data._id]).toEqual([200, person.id])
    expect(await sessions()).toEqual([{ user_id: person.id, is_passkey_verified: false }])
    const again = await api.as(led).loginWithProvider({ code: codeOf(api, secret, 30) })
    expect([again.status, again.body]).toEqual([
      401,
      refusalBody('This took too long. Please try again.'),
    ])
  })

  it('needs no code if the provider has verified two factors', async () => {
    const { person } = await withTwoFactor()
    provider.setEmployee({ ...sam, amr: ['pwd', 'mfa'] })
    expect((await signIn(api, issuer)).location).toBe('/')
    expect(await sessions()).toEqual([{ user_id: person.id, is_passkey_verified: true }])
  })

  it('meets REQUIRE_2FA only if the provider has verified two factors', async () => {
    const there = await apiForTest({ ...settings, REQUIRE_2FA: 'admins' })
    provider.setEmployee({ ...sam, groups: ['parcel-admins'] })
    const plain = await there.as(await signIn(there, issuer)).getCurrentUser()
    expect(plain.body.data?.mustSetUpTwoFactor).toBe(true)
    provider.setEmployee({ ...sam, amr: ['mfa'] })
    const proven = await there.as(await signIn(there, issuer)).getCurrentUser()
    expect(proven.body.data?.mustSetUpTwoFactor).toBeUndefined()
  })

  it('has ten minutes to enter the code, in the browser that began the login', async () => {
    const { secret } = await withTwoFactor()
    const led = await signIn(api, issuer)
    const code = codeOf(api, secret)
    expect((await api.as(null).loginWithProvider({ code })).status).toBe(401)
    api.secondsPass(600)
    const late = await api.as(led).loginWithProvider({ code: codeOf(api, secret) })
    expect(late.status).toBe(401)
    expect(await sessions()).toEqual([])
  })
})

describe('A logout', () => {
  it('ends the session here, and gives the address that ends the session at the provider', async () => {
    const led = await signIn(api, issuer)
    const { body, cookies } = await api.as(led).logoutUser()
    const url = new URL(body.data?.url ?? '')
    expect(`${url.origin}${url.pathname}`).toBe(`${issuer}/session/end`)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'waybill',
      id_token_hint: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      post_logout_redirect_uri: `${publicUrl}/login`,
    })
    expect(cookies).toEqual({ accessToken: '', refreshToken: '' })
    expect((await api.as(led).getCurrentUser()).status).toBe(401)
    expect((await api.as(led).logoutUser()).body.data).toBeNull()
    expect(await api.db.query(sql`select user_id from provider_sessions`)).toEqual([])
  })

  it('gives that address after a renewal as well', async () => {
    const led = await signIn(api, issuer)
    const renewed = await api.as(led).refreshSession()
    expect((await api.as(renewed).logoutUser()).body.data).not.toBeNull()
  })

  it('gives no address if the operator has replaced the provider', async () => {
    const led = await signIn(api, issuer)
    await api.db.query(sql`update provider_sessions set issuer = 'https://login.example.com'`)
    expect((await api.as(led).logoutUser()).body.data).toBeNull()
  })

  it('gives no address if the session began with a password', async () => {
    const person = await api.signedIn('SENDER')
    expect((await api.as(person).logoutUser()).body.data).toBeNull()
  })
})
