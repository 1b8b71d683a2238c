import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import sql from 'sql-template-tag'
import { newKey } from '../../../../server/accounts/api-keys/key.ts'
import { insertApiKey, markUsed } from '../../../../server/accounts/api-keys/repository.ts'
import { hasLetter, isVisible } from '../../../../domain/visible-text.ts'
import type { Operation } from '../../../../server/http/openapi/contract.ts'
import { objectAt, type JsonObject } from '../../../../server/http/json.ts'
import { unsubscribeToken } from '../../../../server/messaging/unsubscribe/token.ts'
import { password, type Api, type Person } from '../../support/api.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { bodySchema, isRequired, parametersOf, resolved } from '../../support/operation-schemas.ts'
import {
  insertedEmailLink,
  insertedResetLink,
  insertWebhook,
} from '../../support/valid-requests.ts'
import * as hostile from './hostile-values.ts'
import { signaturePng } from '../../support/pictures.ts'
import { placeParcel } from '../../support/placed-parcels.ts'
import { signInParties, type Parties } from './callers.ts'
import type { Random } from './stress-run.ts'

/** The users and parcels of one batch of requests. */
export interface Scene extends Parties {
  parcels: string[]
  trackingIds: string[]
  /** Endpoints of the sender, and their messages. */
  webhooks: string[]
  messages: string[]
  /** Entries in the sender's address book. */
  addresses: string[]
  /** Runs of this courier, and some of their stops. */
  runs: string[]
  stops: string[]
  courier: Person
  strangers: Person[]
  /** The sender's. */
  apiKey: { id: string; key: string }
  /** Stops a receiver's emails, in a link. */
  stopToken: string
  /** Sets a receiver's password, in a link. */
  resetToken: string
  /** Confirms the same receiver's address, in a link. */
  emailToken: string
}

export async function setScene(api: Api, random: Random): Promise<Scene> {
  const parties = await signInParties(api)
  const [blocked, sender, receiver] = await Promise.all([
    api.blocked(random.pick(['ADMIN', 'SENDER', 'RECEIVER', 'COURIER'])),
    api.joined('SENDER'),
    api.joined('RECEIVER'),
  ])
  const strangers = [
    blocked,
    { ...sender, cookies: { accessToken: 'x'.repeat(43) } },
    { ...receiver, cookies: { refreshToken: randomUUID() } },
  ]
  const deliveries = ['REQUESTED', 'APPROVED', 'DISPATCHED', 'IN_TRANSIT'] as const
  const parcels = await Promise.all(
    deliveries.map((delivery) => {
      const between = random.chance(0.7)
        ? ([parties.sender, parties.receiver] as const)
        : ([parties.otherSender, parties.otherReceiver] as const)
      const state = { delivery, isBlocked: random.chance(0.2) }
      return placeParcel(api, ...between, { state, by: parties.admin })
    }),
  )
  const webhooks = await Promise.all(
    [closedUrl, closedUrl].map((url) => insertWebhook(api, parties.sender, url)),
  )
  const messages = await insertMessages(api, parties.sender, webhooks)
  const addresses = await saveAddresses(api, parties)
  const apiKey = await placeApiKey(api, parties.sender)
  const courier = await api.signedIn('COURIER')
  const planned = await placeRuns(api, parties.admin, courier, parcels)
  const rows = await api.db.query<{ tracking_id: string }>(sql`
    select tracking_id from parcels limit 20
  `)
  const stopToken = await unsubscribeToken(api.db, {
    userId: parties.otherReceiver.id,
    event: 'DISPATCHED',
  })
  const resetToken = await insertedResetLink(api, parties.otherReceiver.id)
  const emailToken = await insertedEmailLink(api, parties.otherReceiver.id)
  const trackingIds = rows.map((row) => row.tracking_id)
  const placed = { parcels, trackingIds, webhooks, messages, addresses, apiKey }
  const made = { ...placed, ...planned, courier }
  return { ...parties, strangers, ...made, stopToken, resetToken, emailToken }
}

/** A run that is under way, if it has a parcel, and a draft. */
async function placeRuns(api: Api, admin: Person, courier: Person, parcelIds: string[]) {
  const planner = api.as(admin)
  const begun = await Promise.all(
    [1, 2].map(() => planner.createRun({ day: '2999-12-30', courierId: courier.id })),
  )
  const runs = begun.map(({ body }) => body.data._id)
  const [first = ''] = runs
  for (const id of parcelIds) {
    const { version } = (await planner.getRun(first)).body.data
    await planner.addRunParcels(first, { version, parcelIds: [id] })
  }
  const { version, stops } = (await planner.getRun(first)).body.data
  await planner.giveOutRun(first, { version })
  // The courier cannot start this run before its day, which is too far away to come during the test.
  await api.db.query(sql`
    update runs set state = 'UNDER_WAY', started_at = now() where id = ${first} and state = 'GIVEN_OUT'
  `)
  return { runs, stops: stops.map(({ _id }) => _id) }
}

/** A key that has just been used, so that its next uses write nothing. */
async function placeApiKey({ db, now }: Api, { id: userId }: Person) {
  const key = newKey()
  const scopes = ['parcels:read' as const, 'parcels:create' as const, 'parcels:cancel' as const]
  const row = { key, userId, name: 'Shop', scopes, expiresAt: null, now: now() }
  const { id } = await db.transaction((transaction) => insertApiKey(transaction, row))
  await markUsed(db, id, now())
  return { id, key }
}

async function saveAddresses({ db, now }: Api, { sender, receiver }: Parties) {
  const ids = [randomUUID(), randomUUID()]
  await db.query(sql`
    insert into addresses (id, user_id, label, address, receiver_id, created_at, updated_at)
    select id, ${sender.id}::uuid, 'Saved', 'Saved ' || id, ${receiver.id}::uuid,
      ${now()}::timestamptz, ${now()}::timestamptz
    from unnest(${ids}::uuid[]) as id
  `)
  return ids
}

/** Loopback port without a listener: no request leaves this machine. */
const closedUrl = 'http://127.0.0.1:1024/'

async function insertMessages({ db, now }: Api, sender: Person, webhooks: string[]) {
  const rows = await db.query<{ id: string }>(sql`
    insert into messages (channel, user_id, endpoint_id, payload, state, created_at, finished_at)
    select 'WEBHOOK', ${sender.id}::uuid, endpoint, '{"type":"webhook.test"}', 'FAILED', ${now()}::timestamptz,
      ${now()}::timestamptz
    from unnest(${webhooks}::uuid[]) as endpoint
    returning id
  `)
  return rows.map(({ id }) => id)
}

/** A valid request, from a caller with permission. */
export function correctRequest(
  random: Random,
  scene: Scene,
  operation: Operation,
): InjectOptions & { url: string } {
  const { id, roles, scopes } = operation
  const users = [scene.admin, scene.sender, scene.receiver, scene.courier]
  const caller =
    roles === 'PUBLIC'
      ? random.pick([...users, null])
      : users.find(({ role }) => roles.includes(role))
  const query = parametersOf(operation, 'query')
    .filter(({ isRequired }) => isRequired || id === 'trackParcel' || random.chance(0.4))
    .flatMap(({ name, schema }) => {
      const items = schema['type'] === 'array' ? objectAt(schema, 'items') : schema
      const times = items === schema ? 1 : 1 + random.below(3)
      return Array.from(
        { length: times },
        () => [name, correctText(random, scene, name, items)] as const,
      )
    })
  const withKey = caller === scene.sender && scopes.length > 0 && random.chance(0.3)
  const headers = {
    ...(takesKey(operation) && random.chance(0.5) ? { 'Idempotency-Key': randomUUID() } : {}),
    ...(withKey ? { authorization: `Bearer ${scene.apiKey.key}` } : {}),
  }
  const payload = correctBody(random, scene, operation)
  return {
    method: operation.method,
    url: addressOf(random, scene, operation) + queryText(query),
    cookies: withKey ? {} : (caller?.cookies ?? {}),
    headers,
    ...(payload === undefined ? {} : { payload }),
  }
}

const takesKey = (operation: Operation) =>
  parametersOf(operation, 'header').some(({ name }) => name === 'Idempotency-Key')

export const addressOf = (random: Random, scene: Scene, { path }: Operation, id?: string) =>
  path
    .replace(
      '{id}',
      () => id ?? random.pick([scene.otherSender, scene.otherReceiver, scene.otherAdmin]).id,
    )
    .replace('{keyId}', () => id ?? scene.apiKey.id)
    .replace('{sessionId}', () => id ?? randomUUID())
    .replace('{passkeyId}', () => id ?? randomUUID())
    .replace('{runId}', () => id ?? random.pick(scene.runs))
    .replace('{parcelId}', () => id ?? random.pick(scene.parcels))
    .replace('{addressId}', () => id ?? random.pick(scene.addresses))
    .replace('{webhookId}', () => id ?? random.pick(scene.webhooks))
    .replace('{messageId}', () => id ?? random.pick(scene.messages))

const queryText = (query: readonly (readonly [string, string])[]) =>
  query.length === 0 ? '' : `?${query.map(([name, value]) => `${name}=${value}`).join('&')}`

function correctText(random: Random, scene: Scene, name: string, schema: JsonObject): string {
  const { enum: choice, format, type } = schema
  if (name === 'trackingId') {
    const id = random.pick(scene.trackingIds)
    return encodeURIComponent(
      random.pick([id, id.toLowerCase(), ` ${id} `, id.replaceAll('-', '')]),
    )
  }
  if (name === 'email') {
    const { email } = random.pick([scene.receiver, scene.otherReceiver])
    return encodeURIComponent(random.pick([email, email.toUpperCase(), `${randomUUID()}@b.c`]))
  }
  if (name === 'id') return random.pick([...scene.parcels, randomUUID()])
  if (name === 'version') return String(1 + random.below(3))
  if (format === 'uuid') return random.pick([...scene.stops, ...scene.runs, randomUUID()])
  if (format === 'date') return random.pick(days[name] ?? [])
  if (format === 'date-time') return encodeURIComponent(random.pick(times[name] ?? []))
  if (Array.isArray(choice)) return encodeURIComponent(String(random.pick(choice)))
  if (type === 'boolean') return String(random.chance(0.5))
  if (type === 'integer')
    return String(1 + random.below(name === 'page' ? 9 : Number(schema['maximum'])))
  return encodeURIComponent(hostile.oddText(random, 0, Number(schema['maxLength'])))
}

// Every start of a range comes before every end.
const days: Record<string, string[]> = {
  from: ['2026-02-10', '2026-03-01'],
  to: ['2026-03-01', '2026-03-02'],
  nextAttempt: ['2026-03-02', '2999-12-31'],
  day: ['2026-03-04', '2999-12-30'],
}
const times: Record<string, string[]> = {
  createdFrom: ['1999-12-31T23:59:59Z', '2026-03-01T10:00:00.125+01:00'],
  createdBefore: ['2026-03-02T09:00:00Z', '2999-01-01T00:00:00.999999-12:00'],
  doneAt: ['2026-03-01T10:00:00Z', '2026-03-02T10:30:00.5+02:00', '2999-12-31T23:59:59Z'],
}

const signature = await signaturePng({ width: 40, height: 20 })

function correctBody(random: Random, scene: Scene, operation: Operation): JsonObject | undefined {
  const schema = bodySchema(operation)
  if (operation.id === 'loginUser') {
    const secret = random.chance(0.5) ? password : 'wrong'
    return { email: scene.otherSender.email, password: secret }
  }
  // A right password would delete the caller of the other requests.
  if (operation.id === 'deleteAccount') return { password: 'wrong' }
  if (operation.id === 'resetPassword') return { token: scene.resetToken, password }
  if (operation.id === 'verifyEmail') return { token: scene.emailToken }
  if (!('properties' in schema)) return undefined
  // Some of their values need further fields, so all are sent.
  const isWhole = ['recordDeliveryAttempt', 'updateMailSchedule'].includes(operation.id)
  const fields = Object.entries(objectAt(schema, 'properties'))
    // A wrong code is refused and counted in any case.
    .filter(([name]) => name !== 'handoverCode')
    .filter(([name]) => isRequired(operation, name) || isWhole || random.chance(0.6))
    .map(([name, rules]) => [name, correctValue(random, scene, name, objectAt(rules))] as const)
  return Object.fromEntries(fields)
}

function correctValue(random: Random, scene: Scene, name: string, schema: JsonObject): unknown {
  const { enum: choice, const: only, type, format } = resolved(schema)
  if (/version$/i.test(name)) return 1 + random.below(3)
  if (name === 'courierId') return scene.courier.id
  if (name === 'runId' || name === 'toRunId') return random.pick(scene.runs)
  if (name === 'parcelIds') return [random.pick(scene.parcels)]
  if (name === 'stopId') return random.pick([...scene.stops, randomUUID()])
  if (name === 'latitude' || name === 'longitude') return random.pick([-90, 0, 53.74, 90])
  if (name === 'stopIds') return random.shuffled([...scene.stops, randomUUID()])
  if (name === 'runs') return scene.runs.map((runId) => ({ runId, version: 1 }))
  if (name === 'token') return scene.stopToken
  if (name === 'credentialId') return passkey.credentialId
  if (name === 'clientDataJSON') return passkey.clientDataJSON
  if (name === 'attestationObject') return passkey.attestationObject
  // A part of a passkey's signed data, of which only the form is checked here.
  if (resolved(schema)['pattern'] === '^[A-Za-z0-9_-]+$') return 'AQIDBA'
  if (name === 'receiverId') return random.pick([scene.receiver, scene.otherReceiver]).id
  if (name === 'signature' || name === 'photo') return signature
  if (name === 'trackingId') return random.pick(scene.trackingIds)
  if (only !== undefined) return only
  if (name === 'url') return closedUrl
  if (name === 'timeZone') return random.pick(['Europe/Berlin', 'UTC', 'America/St_Johns'])
  // Not DELIVERED, which has no next status.
  if (name === 'status' && Array.isArray(choice))
    return random.pick(choice.filter((one) => one !== 'DELIVERED'))
  if (name === 'ids') return [randomUUID()]
  if (format === 'date-time') return random.pick(times['createdFrom'] ?? [])
  if (format === 'date') return random.pick(days[name] ?? [])
  if (/phone$/i.test(name)) return random.pick(['+49 40 5550123', '0351 555-0123'])
  if (type === 'array')
    return [resolved(objectAt(schema, 'items'))['enum']]
      .flat()
      .filter((_word, index) => index === 0 || random.chance(0.5))
  if (Array.isArray(choice)) return random.pick(choice)
  if (name === 'role') return random.pick(['ADMIN', 'SENDER', 'RECEIVER'])
  if (name === 'parcelType') return random.pick(['PACKAGE', 'DOCUMENT'])
  if (format === 'email') return `${randomUUID()}@example.com`
  if (format === 'password' || format === 'new-password') return password
  if (type === 'boolean') return random.chance(0.5)
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(objectAt(resolved(schema), 'properties')).map(
        ([field, rules]) => [field, correctValue(random, scene, field, objectAt(rules))] as const,
      ),
    )
  if (type === 'array') return [correctValue(random, scene, name, objectAt(schema, 'items'))]
  if (name === 'scopes') return random.pick(['parcels:read', 'parcels:create', 'parcels:cancel'])
  if (type === 'integer') return 1 + random.below(Number(schema['maximum']))
  if (type === 'number') return random.pick([0.01, 0.1, 1, 2.5, 19.99, 999.99, 1000])
  const text = hostile.oddText(
    random,
    Number(schema['minLength'] ?? 0),
    Number(schema['maxLength']),
  )
  return format === 'visible' ? named(text) : text
}

/** Complete, but for a challenge that was never given. */
const passkey = createAuthenticator().create({
  challenge: 'AQIDBA',
  rp: { id: 'localhost', name: 'Waybill' },
  user: { id: 'AQIDBA', name: 'sam@example.com', displayName: 'Sam Sender' },
})

/** Replaces characters that are forbidden in names. */
function named(text: string): string {
  const [first = '', ...others] = Array.from(text, (one) => (isVisible(one) ? one : 'x'))
  return hasLetter(text) || first === '' ? [first, ...others].join('') : ['x', ...others].join('')
}
