import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../../../server/config/config.ts'
import { waysToSignIn } from '../../../../server/accounts/sessions/ways-to-sign-in-repository.ts'
import {
  expectRefusal,
  expectRefusedField,
  refusalOfField,
  sortedStatuses,
} from '../../support/answers.ts'
import { password, type Person } from '../../support/api.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { withForgedAttestation } from '../../support/forged-attestation.ts'
import { apiForFile, apiForTest } from '../../support/for-file.ts'
import { sentenceOf, withValues } from '../../../../server/http/sentences.ts'
import { firefox } from '../../support/user-agents.ts'
import { codeOf, insertedPasskey, insertedTwoFactor } from '../../support/valid-requests.ts'

const api = await apiForFile()
let sam: Person
beforeEach(async () => {
  sam = await api.signedIn('SENDER', 'Sam Sender')
})

const begin = async (person = sam) => (await api.as(person).beginPasskey({ password })).body.data

async function add(person = sam, authenticator = createAuthenticator()) {
  return api.as(person).addPasskey(authenticator.create(await begin(person)))
}

const rows = (userId = sam.id) =>
  api.db.query(sql`
    select id, credential_id, counter::float8 as counter, transports, name, created_at, last_used_at
    from passkeys where user_id = ${userId} order by created_at
  `)

const told = () =>
  api.db.query(sql`
    select account_event from notifications where user_id = ${sam.id}
    order by account_event ->> 'kind'
  `)

const wrongPassword = refusalOfField('password', 'Password does not match')

describe('A user who adds a passkey', () => {
  it('gets options for the browser, which exclude the passkeys that they have', async () => {
    const first = createAuthenticator()
    await add(sam, first)
    expect(await begin()).toEqual({
      rp: { id: 'localhost', name: 'Waybill' },
      user: {
        id: Buffer.from(sam.id.replaceAll('-', ''), 'hex').toString('base64url'),
        name: sam.email,
        displayName: 'Sam Sender',
      },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
      timeout: 300_000,
      excludeCredentials: [
        { type: 'public-key', id: first.credentialId, transports: ['internal'] },
      ],
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      attestation: 'none',
    })
  })

  it('sees it in their list, named after the browser, and logs in with it', async () => {
    const authenticator = createAuthenticator()
    const headers = { 'user-agent': firefox }
    const made = authenticator.create(await begin())
    const { status, body } = await api.as(sam).addPasskey(made, { headers })
    const passkey = {
      id: body.data.id,
      name: 'Firefox, Windows',
      createdAt: api.now().toISOString(),
      lastUsedAt: null,
    }
    expect([status, body.data]).toEqual([201, passkey])
    expect((await api.as(sam).listPasskeys()).body.data).toEqual([passkey])
    expect(await rows()).toEqual([
      {
        id: passkey.id,
        credential_id: Buffer.from(authenticator.credentialId, 'base64url'),
        counter: 0,
        transports: ['internal'],
        name: 'Firefox, Windows',
        created_at: api.now(),
        last_used_at: null,
      },
    ])
    const options = (await api.as(null).beginPasskeyLogin()).body.data
    const login = await api.as(null).loginWithPasskey(authenticator.get(options))
    expect(login.body.data._id).toBe(sam.id)
    expect((await api.as(sam).listPasskeys()).body.data).toEqual([
      { ...passkey, lastUsedAt: api.now().toISOString() },
    ])
    expect(await told()).toEqual([
      { account_event: { kind: 'PASSKEY_ADDED', name: 'Firefox, Windows' } },
    ])
  })

  it('has to enter the password, and a code if two-factor authentication is on', async () => {
    expect(await api.as(sam).beginPasskey({ password: 'wrong' })).toMatchObject(wrongPassword)
    const secret = await insertedTwoFactor(api, sam)
    expectRefusedField(
      await api.as(sam).beginPasskey({ password }),
      'code',
      'Please enter a code from your authenticator app',
    )
    const wrong = await api.as(sam).beginPasskey({ password, code: '000000' })
    expectRefusedField(wrong, 'code', 'This code does not match')
    const code = codeOf(api, secret)
    expect((await api.as(sam).beginPasskey({ password, code })).status).toBe(200)
    expect(await api.as(sam).beginPasskey({ password, code })).toMatchObject({ status: 400 })
  })

  it('needs a challenge of their own, unused and at most five minutes old', async () => {
    const over = 'This took too long. Please try again.'
    const other = await api.signedIn('SENDER')
    const foreign = createAuthenticator().create(await begin(other))
    expectRefusal(await api.as(sam).addPasskey(foreign), 409, over)
    const login = (await api.as(null).beginPasskeyLogin()).body.data
    const ofLogin = createAuthenticator().create({ ...(await begin()), challenge: login.challenge })
    expectRefusal(await api.as(sam).addPasskey(ofLogin), 409, over)

    const options = await begin()
    const [one, two] = [createAuthenticator(), createAuthenticator()]
    const answers = await Promise.all(
      [one, two].map((each) => api.as(sam).addPasskey(each.create(options))),
    )
    expect(sortedStatuses(answers)).toEqual([201, 409])
    const late = createAuthenticator().create(await begin())
    api.secondsPass(300)
    expectRefusal(await api.as(sam).addPasskey(late), 409, over)
    expect(await rows()).toHaveLength(1)
  })

  it('is refused if the passkey was made at another site or for another domain', async () => {
    const options = await begin()
    const at = { origin: 'https://waybill.example' }
    const elsewhere = createAuthenticator().create(options, at)
    const rp = { id: 'waybill.example', name: 'Waybill' }
    const ofOther = createAuthenticator().create({ ...options, rp })
    for (const made of [elsewhere, ofOther]) {
      const answer = await api.as(sam).addPasskey(made)
      expectRefusal(answer, 409, 'This passkey cannot be used here')
    }
    expect(await rows()).toEqual([])
  })

  it('is refused if the passkey arrives damaged, and can send it again', async () => {
    const made = createAuthenticator().create(await begin())
    const cut = Buffer.from(made.attestationObject, 'base64url').subarray(0, -1)
    for (const attestationObject of ['oA', cut.toString('base64url')]) {
      const answer = await api.as(sam).addPasskey({ ...made, attestationObject })
      expectRefusedField(
        answer,
        'attestationObject',
        'This passkey arrived damaged. Please add it again.',
      )
    }
    expect(await rows()).toEqual([])
    expect((await api.as(sam).addPasskey(made)).status).toBe(201)
  })

  it('has no address requested that a forged attestation names', async () => {
    let requests = 0
    const inside = createServer((_request, response) => {
      requests += 1
      response.end()
    })
    await new Promise<void>((listening) => inside.listen(0, '127.0.0.1', listening))
    const { port } = inside.address() as AddressInfo
    const options = await begin()
    const authenticator = createAuthenticator()
    const plain = authenticator.create(options)
    const forged = withForgedAttestation(plain, authenticator.keys, `http://127.0.0.1:${port}/list`)
    const { status } = await api.as(sam).addPasskey(forged)
    expect([requests, status, await rows()]).toEqual([0, 201, [expect.anything()]])

    // The library alone requests it before it knows who has issued the certificates.
    const { credentialId: id, ...response } = forged
    const credential = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const
    const alone = verifyRegistrationResponse({
      response: { ...credential, response },
      expectedChallenge: options.challenge,
      expectedOrigin: 'http://localhost',
      expectedRPID: options.rp.id,
    })
    await expect(alone).rejects.toThrow('x5c root certificate was not a known root certificate')
    expect(requests).toBeGreaterThan(0)
    inside.close()
  })

  it('cannot add a passkey that another user has', async () => {
    const authenticator = createAuthenticator()
    await add(await api.signedIn('RECEIVER'), authenticator)
    expectRefusal(await add(sam, authenticator), 409, 'This passkey is already in use')
    expect(await rows()).toEqual([])
  })

  it('can have at most twenty, even if two are added simultaneously', async () => {
    for (let count = 1; count < 20; count += 1) await insertedPasskey(api, sam)
    const [one, two] = [await begin(), await begin()]
    const answers = await Promise.all(
      [one, two].map((options) => api.as(sam).addPasskey(createAuthenticator().create(options))),
    )
    expect(sortedStatuses(answers)).toEqual([201, 409])
    const tooMany = sentenceOf(withValues('tooManyPasskeys', { value: '20' }))
    expectRefusal(await api.as(sam).beginPasskey({ password }), 409, tooMany)
  })

  it('is told why this is impossible at an IP address', async () => {
    const answer = await api
      .as(sam)
      .beginPasskey({ password }, { headers: { host: '192.168.1.20:3000' } })
    expectRefusal(answer, 409, 'Passkeys need a domain name. They cannot be used at an IP address.')
  })
})

describe('A user with a passkey', () => {
  it('gives it another name', async () => {
    const { id } = (await add()).body.data
    const { body } = await api.as(sam).renamePasskey(id, { name: ' Work laptop ' })
    expect(body.data.name).toBe('Work laptop')
    expect(await rows()).toMatchObject([{ id, name: 'Work laptop' }])
  })

  it('removes it with the password, which ends all other sessions', async () => {
    const { id } = (await add()).body.data
    const elsewhere = await api.as(null).loginUser({ email: sam.email, password })
    const wrong = await api.as(sam).removePasskey(id, { password: 'wrong' })
    expect(wrong).toMatchObject(wrongPassword)
    expect(await rows()).toHaveLength(1)
    expect((await api.as(sam).removePasskey(id, { password })).status).toBe(200)
    expect(await rows()).toEqual([])
    expect((await api.as(elsewhere).getCurrentUser()).status).toBe(401)
    expect((await api.as(sam).getCurrentUser()).status).toBe(200)
    expect(await told()).toEqual([
      { account_event: { kind: 'PASSKEY_ADDED', name: 'Passkey' } },
      { account_event: { kind: 'PASSKEY_REMOVED', name: 'Passkey' } },
    ])
  })

  it('needs a code as well to remove it if two-factor authentication is on', async () => {
    const { id } = (await add()).body.data
    const secret = await insertedTwoFactor(api, sam)
    expectRefusedField(
      await api.as(sam).removePasskey(id, { password }),
      'code',
      'Please enter a code from your authenticator app',
    )
    const code = codeOf(api, secret)
    expect((await api.as(sam).removePasskey(id, { password, code })).status).toBe(200)
  })

  it('cannot change a passkey of another user, nor an unknown one', async () => {
    const other = await api.signedIn('SENDER')
    const { id } = (await add(other)).body.data
    for (const passkeyId of [id, randomUUID()]) {
      const renamed = await api.as(sam).renamePasskey(passkeyId, { name: 'Mine' })
      expectRefusal(renamed, 404, 'Passkey not found')
      const removed = await api.as(sam).removePasskey(passkeyId, { password })
      expectRefusal(removed, 404, 'Passkey not found')
    }
    expect((await api.as(sam).listPasskeys()).body.data).toEqual([])
    expect(await rows(other.id)).toHaveLength(1)
  })

  it('leaves no passkey and no challenge behind after deleting the account', async () => {
    await add()
    await begin()
    expect((await api.as(sam).deleteAccount({ password })).status).toBe(200)
    expect(await rows()).toEqual([])
    expect(
      await api.db.query(sql`select hash from passkey_challenges where user_id = ${sam.id}`),
    ).toEqual([])
  })
})

const withoutProvider = { config: readConfig({}), provider: null }

describe('The ways to sign in', () => {
  it('are the password and each passkey', async () => {
    expect(await waysToSignIn(api.db, sam, withoutProvider)).toBe(1)
    await add()
    await add()
    expect(await waysToSignIn(api.db, sam, withoutProvider)).toBe(3)
  })

  it('are only passkeys if an account has no password', async () => {
    const own = await apiForTest()
    const person = await own.signedIn('SENDER')
    await own.db.query(sql`update users set password_hash = null where id = ${person.id}`)
    expect(await waysToSignIn(own.db, person, withoutProvider)).toBe(0)
    await insertedPasskey(own, person)
    expect(await waysToSignIn(own.db, person, withoutProvider)).toBe(1)
  })
})
