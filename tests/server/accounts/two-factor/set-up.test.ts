import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { hashOfToken } from '../../../../server/accounts/users/tokens.ts'
import { password, type Person } from '../../support/api.ts'
import { expectRefusal, refusalOfField, sortedStatuses } from '../../support/answers.ts'
import { apiForFile, apiForTest } from '../../support/for-file.ts'
import { holdUsers, meanwhile } from '../../support/held-rows.ts'
import { codeOf, insertedTwoFactor } from '../../support/valid-requests.ts'

const api = await apiForFile()
const sender = await api.resident('SENDER', 'Sam Sender')
beforeEach(() => api.reset())

interface StoredTwoFactor {
  secret: string
  last_step: number | null
  confirmed_at: Date | null
}

const storedTwoFactors = ({ id }: Person) =>
  api.db.query<StoredTwoFactor>(sql`
    select secret, last_step, confirmed_at from two_factors where user_id = ${id}
  `)

const storedCodes = async ({ id }: Person) => {
  const rows = await api.db.query<{ hash: Buffer }>(sql`
    select hash from recovery_codes where user_id = ${id} order by hash
  `)
  return rows.map(({ hash }) => hash)
}

const byBytes = (one: Buffer, other: Buffer) => one.compare(other)
const hashOf = (code: string) => hashOfToken(code.replaceAll('-', ''))
const stepNow = () => Math.floor(api.now().getTime() / 30_000)

const wrongPassword = refusalOfField('password', 'Password does not match')
const wrongCode = refusalOfField('code', 'This code does not match')

/** Sets it up as the user does; returns the recovery codes and the app's secret. */
async function setUp(person: Person) {
  const begun = await api.as(person).beginTwoFactor({ password })
  const { secret } = begun.body.data
  const confirmed = await api.as(person).confirmTwoFactor({ code: codeOf(api, secret) })
  expect(confirmed.status).toBe(200)
  api.secondsPass(30)
  return { secret, recoveryCodes: confirmed.body.data.recoveryCodes }
}

describe('A user who sets up two-factor authentication', () => {
  it('enters the password, scans the secret, and confirms it with a code', async () => {
    const elsewhere = await api.as(null).loginUser({ email: sender.email, password })
    const begun = await api.as(sender).beginTwoFactor({ password })
    const { secret, uri } = begun.body.data
    expect(begun.status).toBe(200)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(Object.fromEntries(new URL(uri).searchParams)).toEqual({ secret, issuer: 'Waybill' })
    expect(decodeURIComponent(new URL(uri).pathname)).toContain(`Waybill:${sender.email}`)
    expect(await storedTwoFactors(sender)).toEqual([
      { secret, last_step: null, confirmed_at: null },
    ])
    expect((await api.as(sender).getTwoFactor()).body.data).toEqual({
      isOn: false,
      recoveryCodesLeft: 0,
      isRequired: false,
      hasVerifiedPasskey: false,
    })

    const { status, body, text } = await api
      .as(sender)
      .confirmTwoFactor({ code: codeOf(api, secret) })
    expect([status, body.message]).toEqual([200, 'Two-factor authentication is on'])
    const { recoveryCodes } = body.data
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes)
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(text).not.toContain(secret)
    expect(await storedTwoFactors(sender)).toEqual([
      { secret, last_step: stepNow(), confirmed_at: api.now() },
    ])
    expect(await storedCodes(sender)).toEqual(recoveryCodes.map(hashOf).toSorted(byBytes))

    expect((await api.as(sender).getCurrentUser()).status).toBe(200)
    expect((await api.as(elsewhere).getCurrentUser()).status).toBe(401)
    const state = await api.as(sender).getTwoFactor()
    expect(state.body.data).toEqual({
      isOn: true,
      recoveryCodesLeft: 10,
      isRequired: false,
      hasVerifiedPasskey: false,
    })
    expect(state.text).not.toContain(secret)
  })

  it('gets no secret for a wrong password, and turns nothing on with a wrong code', async () => {
    expect(await api.as(sender).beginTwoFactor({ password: 'wrong' })).toMatchObject(wrongPassword)
    expect(await storedTwoFactors(sender)).toEqual([])
    const { secret } = (await api.as(sender).beginTwoFactor({ password })).body.data
    for (const code of ['000000', 'nonsense', '12345', '0000-0000-0000-0000'])
      expect(await api.as(sender).confirmTwoFactor({ code })).toMatchObject(wrongCode)
    // Codes of a minute ago or a minute ahead.
    for (const later of [-60, 60]) {
      const code = codeOf(api, secret, later)
      expect(await api.as(sender).confirmTwoFactor({ code })).toMatchObject(wrongCode)
    }
    expect(await storedTwoFactors(sender)).toMatchObject([{ confirmed_at: null }])
    expect(await storedCodes(sender)).toEqual([])
    expect((await api.as(null).loginUser({ email: sender.email, password })).status).toBe(200)
  })

  it('can type the digits in two groups, with a clock half a minute off', async () => {
    for (const later of [-30, 30]) {
      const person = await api.signedIn('RECEIVER')
      const { secret } = (await api.as(person).beginTwoFactor({ password })).body.data
      const code = codeOf(api, secret, later).replace(/^(...)/, '$1 ')
      expect((await api.as(person).confirmTwoFactor({ code })).status).toBe(200)
    }
  })

  it('gets another secret on a second start, which makes the first one void', async () => {
    const [first, second] = [
      (await api.as(sender).beginTwoFactor({ password })).body.data.secret,
      (await api.as(sender).beginTwoFactor({ password })).body.data.secret,
    ]
    const code = codeOf(api, first)
    expect(await api.as(sender).confirmTwoFactor({ code })).toMatchObject(wrongCode)
    const right = await api.as(sender).confirmTwoFactor({ code: codeOf(api, second) })
    expect(right.status).toBe(200)
  })

  it('is refused every step that does not match the current state', async () => {
    const notBegun = await api.as(sender).confirmTwoFactor({ code: '123456' })
    expectRefusal(notBegun, 409, 'Begin to set up two-factor authentication first')
    const proof = { password, code: '123456' }
    const isOff = 'Two-factor authentication is not on'
    for (const isBegun of [false, true]) {
      if (isBegun) await api.as(sender).beginTwoFactor({ password })
      expectRefusal(await api.as(sender).turnOffTwoFactor(proof), 409, isOff)
      expectRefusal(await api.as(sender).replaceRecoveryCodes(proof), 409, isOff)
    }

    const { secret } = await setUp(sender)
    const isOn = 'Two-factor authentication is already on'
    expectRefusal(await api.as(sender).beginTwoFactor({ password }), 409, isOn)
    const code = codeOf(api, secret)
    expectRefusal(await api.as(sender).confirmTwoFactor({ code }), 409, isOn)
    expect(await storedTwoFactors(sender)).toMatchObject([{ secret }])
  })

  it('sets it up once if two tabs confirm simultaneously', async () => {
    const { secret } = (await api.as(sender).beginTwoFactor({ password })).body.data
    const others = await meanwhile(api, holdUsers)
    const answers = Promise.all(
      [1, 2].map(() => api.as(sender).confirmTwoFactor({ code: codeOf(api, secret) })),
    )
    await others.hasWaiting(2)
    await others.commit()
    expect(sortedStatuses(await answers)).toEqual([200, 409])
    expect(await storedCodes(sender)).toHaveLength(10)
  })
})

describe('A user with two-factor authentication', () => {
  it('turns it off with the password and a code, and then logs in without a code', async () => {
    const { secret } = await setUp(sender)
    const code = codeOf(api, secret)
    const asking = api.as(sender)
    expect(await asking.turnOffTwoFactor({ password: 'wrong', code })).toMatchObject(wrongPassword)
    expect(await asking.turnOffTwoFactor({ password, code: '000000' })).toMatchObject(wrongCode)
    expect(await storedTwoFactors(sender)).toHaveLength(1)
    expect(await asking.turnOffTwoFactor({ password, code })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Two-factor authentication is off', data: null },
    })
    expect([await storedTwoFactors(sender), await storedCodes(sender)]).toEqual([[], []])
    expect((await api.as(null).loginUser({ email: sender.email, password })).status).toBe(200)
  })

  it('turns it off with a recovery code if the phone is lost', async () => {
    const { recoveryCodes } = await setUp(sender)
    const code = recoveryCodes[3]?.toLowerCase().replaceAll('-', ' ') ?? ''
    expect((await api.as(sender).turnOffTwoFactor({ password, code })).status).toBe(200)
    expect(await storedTwoFactors(sender)).toEqual([])
  })

  it('replaces the recovery codes, which makes the earlier ones void', async () => {
    const { secret, recoveryCodes } = await setUp(sender)
    const code = codeOf(api, secret)
    const wrongly = await api.as(sender).replaceRecoveryCodes({ password, code: '000000' })
    expect(wrongly).toMatchObject(wrongCode)
    const { status, body } = await api.as(sender).replaceRecoveryCodes({ password, code })
    expect(status).toBe(200)
    const made = body.data.recoveryCodes
    expect(await storedCodes(sender)).toEqual(made.map(hashOf).toSorted(byBytes))
    const login = (used = '') =>
      api.as(null).loginUser({ email: sender.email, password, code: used })
    expect((await login(recoveryCodes[0])).status).toBe(401)
    expect((await login(made[0])).status).toBe(200)
    // The code was used up by the replacement.
    expect((await login(code)).status).toBe(401)
  })

  it('can delete the account, which leaves no secret and no codes', async () => {
    const { secret } = await setUp(sender)
    const code = codeOf(api, secret)
    expect((await api.as(sender).deleteAccount({ password, code })).status).toBe(200)
    expect([await storedTwoFactors(sender), await storedCodes(sender)]).toEqual([[], []])
  })
})

it('Five wrong codes are allowed in 15 minutes, wherever they are tried', async () => {
  const limited = await apiForTest({ RATE_LIMITS: 'on' })
  const person = await limited.signedIn('SENDER')
  const secret = await insertedTwoFactor(limited, person)
  const guess = (code: string) => limited.as(person).turnOffTwoFactor({ password, code })
  for (let count = 0; count < 5; count += 1) expect((await guess('000000')).status).toBe(400)
  const right = codeOf(limited, secret)
  const late = await guess(right)
  expect([late.status, late.headers['retry-after']]).toEqual([429, '900'])
  const login = () =>
    limited.as(null).loginUser({ email: person.email, password, code: codeOf(limited, secret) })
  expect((await login()).status).toBe(429)
  limited.secondsPass(900)
  expect((await login()).status).toBe(200)
})
