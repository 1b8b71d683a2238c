import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { spendCode } from '../../../../server/accounts/two-factor/spend-code.ts'
import { password, type Person } from '../../support/api.ts'
import { refusalBody, sortedStatuses } from '../../support/answers.ts'
import { apiForFile, apiForTest } from '../../support/for-file.ts'
import { holdUsers, meanwhile } from '../../support/held-rows.ts'
import { codeOf, insertedResetLink, insertedTwoFactor } from '../../support/valid-requests.ts'

const api = await apiForFile()
let person: Person
let secret: string
beforeEach(async () => {
  person = await api.joined('SENDER', 'Sam Sender')
  secret = await insertedTwoFactor(api, person)
})

const login = (code?: string, secretWord = password) =>
  api.as(null).loginUser({
    email: person.email,
    password: secretWord,
    ...(code === undefined ? {} : { code }),
  })

async function sessionCount(): Promise<number> {
  const rows = await api.db.query(sql`select id from sessions where user_id = ${person.id}`)
  return rows.length
}

const lastStep = async () => {
  const [row] = await api.db.query<{ last_step: number | null }>(sql`
    select last_step from two_factors where user_id = ${person.id}
  `)
  return row?.last_step
}

/** Ten recovery codes, as the account page shows them. */
async function recoveryCodes(): Promise<string[]> {
  const session = await login(codeOf(api, secret))
  api.secondsPass(30)
  const proof = { password, code: codeOf(api, secret) }
  const made = await api.as(session).replaceRecoveryCodes(proof)
  await api.db.query(sql`delete from sessions`)
  api.secondsPass(30)
  return made.body.data.recoveryCodes
}

const refusal = {
  required: refusalBody('A code from your authenticator app is needed', {
    code: 'TWO_FACTOR_REQUIRED',
  }),
  wrong: refusalBody('This code does not match', {
    errors: [{ path: 'code', message: 'This code does not match' }],
    code: 'WRONG_CODE',
  }),
}

describe('A user with two-factor authentication who logs in', () => {
  it('is asked for a code after the right password, and gets no session before it', async () => {
    const asked = await login()
    expect([asked.status, asked.body, asked.cookies]).toEqual([401, refusal.required, {}])
    // A blank code counts as none.
    expect((await login(' ')).body).toEqual(refusal.required)
    expect(await sessionCount()).toBe(0)

    const { status, body, cookies } = await login(codeOf(api, secret))
    expect([status, body.data]).toEqual([
      200,
      {
        _id: person.id,
        name: 'Sam Sender',
        email: person.email,
        role: 'SENDER',
        isBlocked: 'UNBLOCKED',
      },
    ])
    expect((await api.as({ cookies }).getCurrentUser()).status).toBe(200)
    expect(await sessionCount()).toBe(1)
    expect(await lastStep()).toBe(Math.floor(api.now().getTime() / 30_000))
  })

  it('learns nothing about it with a wrong password, with or without a code', async () => {
    const plain = await api.joined('SENDER')
    const other = { email: plain.email, password: 'wrong' }
    const withoutIt = await api.as(null).loginUser(other)
    expect(withoutIt.body).toEqual(refusalBody('Password does not match'))
    for (const code of [undefined, '000000', codeOf(api, secret)]) {
      const answer = await login(code, 'wrong')
      expect([answer.status, answer.body, answer.cookies]).toEqual([401, withoutIt.body, {}])
    }
    expect(await lastStep()).toBeNull()
  })

  it('is refused with a wrong code, a past or future one, and one of another user', async () => {
    const other = await api.signedIn('SENDER')
    const begun = (await api.as(other).beginTwoFactor({ password })).body.data.secret
    const confirmed = await api.as(other).confirmTwoFactor({ code: codeOf(api, begun) })
    const codes = [
      '000000',
      codeOf(api, secret, -60),
      codeOf(api, secret, 60),
      codeOf(api, begun),
      confirmed.body.data.recoveryCodes[0],
      'nonsense',
    ]
    for (const code of codes) {
      const answer = await login(code)
      expect([code, answer.status, answer.body, answer.cookies]).toEqual([
        code,
        401,
        refusal.wrong,
        {},
      ])
    }
    expect(await sessionCount()).toBe(0)
  })

  it('can use a code once, and no earlier one afterwards', async () => {
    const [before, now, next] = [-30, 0, 30].map((later) => codeOf(api, secret, later))
    expect((await login(now)).status).toBe(200)
    for (const code of [now, before]) expect((await login(code)).body).toEqual(refusal.wrong)
    expect((await login(next)).status).toBe(200)
    expect(await sessionCount()).toBe(2)
  })

  it('gets one session from two simultaneous logins with one code', async () => {
    const code = codeOf(api, secret)
    const others = await meanwhile(api, holdUsers)
    const answers = Promise.all([1, 2, 3].map(() => login(code)))
    await others.hasWaiting(3)
    await others.commit()
    expect(sortedStatuses(await answers)).toEqual([200, 401, 401])
    expect(await sessionCount()).toBe(1)
  })

  it('can use each recovery code once, even in two simultaneous logins', async () => {
    const [first = '', second] = await recoveryCodes()
    expect((await login(first.toLowerCase())).status).toBe(200)
    expect((await login(first)).body).toEqual(refusal.wrong)
    const others = await meanwhile(api, holdUsers)
    const answers = Promise.all([1, 2].map(() => login(second)))
    await others.hasWaiting(2)
    await others.commit()
    const met = await answers
    expect(sortedStatuses(met)).toEqual([200, 401])
    const session = met.find(({ status }) => status === 200) ?? null
    expect((await api.as(session).getTwoFactor()).body.data.recoveryCodesLeft).toBe(8)
  })

  it('keeps a recovery code if the login fails', async () => {
    const [code] = await recoveryCodes()
    await api.db.query(sql`update users set is_blocked = true where id = ${person.id}`)
    expect((await login(code)).status).toBe(403)
    await api.db.query(sql`update users set is_blocked = false where id = ${person.id}`)
    expect((await login(code)).status).toBe(200)
  })

  it('needs the code even after a link has set a new password', async () => {
    const token = await insertedResetLink(api, person.id)
    await api.as(null).resetPassword({ token, password: 'another horse 8' })
    expect((await login(undefined, 'another horse 8')).body).toEqual(refusal.required)
    expect((await login(codeOf(api, secret), 'another horse 8')).status).toBe(200)
  })

  it('needs no code before the set-up is confirmed, and a code that is sent is ignored', async () => {
    await insertedTwoFactor(api, person, { isConfirmed: false })
    expect((await login()).status).toBe(200)
    expect((await login('000000')).status).toBe(200)
    const code = { userId: person.id, code: codeOf(api, secret), now: api.now() }
    expect(await api.db.transaction((transaction) => spendCode(transaction, code))).toBe(false)
  })

  it('is asked for a code even if it is turned on during the login', async () => {
    await api.db.query(sql`update two_factors set confirmed_at = null`)
    const others = await meanwhile(api, async (transaction) => {
      await holdUsers(transaction)
      await transaction.query(sql`update two_factors set confirmed_at = ${api.now()}`)
    })
    const begun = login()
    await others.hasWaiting(1)
    await others.commit()
    expect((await begun).body).toEqual(refusal.required)
    expect(await sessionCount()).toBe(0)
  })
})

it('Five wrong codes are allowed, and a visitor without the password cannot use them up', async () => {
  const limited = await apiForTest({ RATE_LIMITS: 'on' })
  const { email, ...user } = await limited.joined('SENDER')
  const appSecret = await insertedTwoFactor(limited, user)
  const tryOut = (code: string | undefined, secretWord = password) =>
    limited.as(null).loginUser({ email, password: secretWord, ...(code && { code }) })
  for (let count = 0; count < 6; count += 1) await tryOut('000000', 'wrong')
  // Neither a request for a code nor a right code counts.
  for (let count = 0; count < 6; count += 1) {
    expect((await tryOut(undefined)).status).toBe(401)
    expect((await tryOut(codeOf(limited, appSecret))).status).toBe(200)
    limited.secondsPass(30)
  }
  for (let count = 0; count < 5; count += 1) expect((await tryOut('000000')).status).toBe(401)
  const late = await tryOut(codeOf(limited, appSecret))
  expect([late.status, late.cookies]).toEqual([429, {}])
  limited.secondsPass(15 * 60)
  expect((await tryOut(codeOf(limited, appSecret))).status).toBe(200)
})
