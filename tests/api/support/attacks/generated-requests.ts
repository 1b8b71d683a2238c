import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import {
  contractDocument,
  operations,
  type Operation,
} from '../../../../server/contract-document.ts'
import { objectAt, type JsonObject } from '../../../../server/json.ts'
import { password, type Api, type Person } from '../api.ts'
import { bodySchema, isRequired, parametersOf } from '../operation-schemas.ts'
import * as hostile from './hostile-values.ts'
import { gather, placeParcel, type Crowd } from './people.ts'
import type { Random } from './random.ts'

export interface Generated {
  operation: Operation
  /** `address`: another address or method, so that no operation is meant. */
  kind: 'valid' | 'mutated' | 'hostile' | 'address'
  request: InjectOptions & { url: string }
}

/** The people and things that one batch of requests is about. */
export interface Scene extends Crowd {
  parcels: string[]
  trackingIds: string[]
  strangers: Person[]
}

export async function setScene(api: Api, random: Random): Promise<Scene> {
  const crowd = await gather(api)
  const strangers = [
    await api.blocked(random.pick(['ADMIN', 'SENDER', 'RECEIVER'])),
    { ...(await api.joined('SENDER')), cookies: { accessToken: 'x'.repeat(43) } },
    { ...(await api.joined('RECEIVER')), cookies: { refreshToken: randomUUID() } },
  ]
  const deliveries = ['REQUESTED', 'APPROVED', 'DISPATCHED', 'IN_TRANSIT'] as const
  const parcels: string[] = []
  for (const delivery of deliveries) {
    const parties = random.chance(0.7)
      ? crowd
      : { ...crowd, sender: crowd.otherSender, receiver: crowd.otherReceiver }
    parcels.push(await placeParcel(api, parties, { delivery, isBlocked: random.chance(0.2) }))
  }
  const rows = await api.db.selectFrom('parcels').select('tracking_id').limit(20).execute()
  return { ...crowd, strangers, parcels, trackingIds: rows.map((row) => row.tracking_id) }
}

// A live stream has no end that a call could wait for.
const all = [...operations.values()].filter(({ path, method }) => {
  const { responses } = objectAt(contractDocument, 'paths', path, method.toLowerCase())
  return !('text/event-stream' in objectAt(responses, '200', 'content'))
})

export function validRequest(random: Random, scene: Scene): Generated {
  const operation = random.pick(all)
  return { operation, kind: 'valid', request: rightRequest(random, scene, operation) }
}

export function badRequest(random: Random, scene: Scene): Generated {
  const operation = random.pick(all)
  const request = rightRequest(random, scene, operation)
  return random.chance(0.5)
    ? { operation, kind: 'mutated', request: mutated(random, scene, operation, request) }
    : hostileRequest(random, scene, operation, request)
}

function rightRequest(
  random: Random,
  scene: Scene,
  operation: Operation,
): InjectOptions & { url: string } {
  const { id, roles } = operation
  const people = [scene.admin, scene.sender, scene.receiver]
  const who =
    roles === null
      ? random.pick([...people, null])
      : people.find(({ role }) => roles.includes(role))
  const query = parametersOf(operation, 'query')
    .filter(() => id === 'trackParcel' || random.chance(0.4))
    .map(({ name, schema }) => [name, goodText(random, scene, name, schema)] as const)
  const headers =
    id === 'createParcel' && random.chance(0.5) ? { 'Idempotency-Key': randomUUID() } : {}
  const payload = goodBody(random, scene, operation)
  return {
    method: operation.method,
    url: addressOf(random, scene, operation) + queryText(query),
    cookies: who?.cookies ?? {},
    headers,
    ...(payload === undefined ? {} : { payload }),
  }
}

const addressOf = (random: Random, scene: Scene, { path }: Operation, id?: string) =>
  path
    .replace(
      '{id}',
      () => id ?? random.pick([scene.otherSender, scene.otherReceiver, scene.otherAdmin]).id,
    )
    .replace('{parcelId}', () => id ?? random.pick(scene.parcels))

const queryText = (query: readonly (readonly [string, string])[]) =>
  query.length === 0 ? '' : `?${query.map(([name, value]) => `${name}=${value}`).join('&')}`

function goodText(random: Random, scene: Scene, name: string, schema: JsonObject): string {
  const { enum: choice, type } = schema
  if (name === 'trackingId') {
    const id = random.pick(scene.trackingIds)
    return encodeURIComponent(
      random.pick([id, id.toLowerCase(), ` ${id} `, id.replaceAll('-', '')]),
    )
  }
  if (Array.isArray(choice)) return encodeURIComponent(String(random.pick(choice)))
  if (type === 'integer')
    return String(1 + random.below(name === 'page' ? 9 : Number(schema['maximum'])))
  return encodeURIComponent(hostile.oddText(random, 0, Number(schema['maxLength'])))
}

function goodBody(random: Random, scene: Scene, operation: Operation): JsonObject | undefined {
  const schema = bodySchema(operation)
  if (operation.id === 'loginUser') {
    const secret = random.chance(0.5) ? password : 'wrong'
    return { email: scene.otherSender.email, password: secret }
  }
  if (!('properties' in schema)) return undefined
  const fields = Object.entries(objectAt(schema, 'properties'))
    .filter(([name]) => isRequired(operation, name) || random.chance(0.6))
    .map(([name, rules]) => [name, goodValue(random, scene, name, objectAt(rules))] as const)
  return Object.fromEntries(fields)
}

function goodValue(random: Random, scene: Scene, name: string, schema: JsonObject): unknown {
  const { enum: choice, const: only, type, format } = schema
  if (name === 'receiverId') return random.pick([scene.receiver, scene.otherReceiver]).id
  if (only !== undefined) return only
  if (Array.isArray(choice)) return random.pick(choice)
  if (name === 'role') return random.pick(['ADMIN', 'SENDER', 'RECEIVER'])
  if (name === 'parcelType') return random.pick(['PACKAGE', 'DOCUMENT'])
  if (name === 'status') return random.pick(['APPROVED', 'DISPATCHED', 'IN_TRANSIT', 'CANCELED'])
  if (format === 'email') return `${randomUUID()}@example.com`
  if (format === 'password') return password
  if (type === 'boolean') return random.chance(0.5)
  if (type === 'number') return random.pick([0.01, 0.1, 1, 2.5, 19.99, 999.99, 1000])
  return hostile.oddText(random, Number(schema['minLength'] ?? 0), Number(schema['maxLength']))
}

/** The right request with one or two parts of it changed. */
function mutated(
  random: Random,
  scene: Scene,
  operation: Operation,
  right: InjectOptions & { url: string },
): InjectOptions & { url: string } {
  const parameters = parametersOf(operation, 'query')
  const body = right.payload as JsonObject | undefined
  if (body !== undefined && random.chance(0.7)) {
    const payload: JsonObject = { ...body }
    const fields = Object.entries(objectAt(bodySchema(operation), 'properties'))
    for (let turn = 0; turn <= random.below(2); turn += 1) {
      const [name, schema] = random.pick(fields)
      const change = random.below(4)
      if (change === 0) delete payload[name]
      else if (change === 1) payload[name] = payload[random.pick(fields)[0]]
      else if (change === 2) payload[name] = hostile.badValue(random, objectAt(schema))
      else
        payload[random.pick(['isAdmin', '_id', 'senderId', 'fee', 'constructor', ''])] =
          hostile.anyJson(random)
    }
    return { ...right, payload }
  }
  if (parameters.length > 0 && random.chance(0.6)) {
    const { name, schema } = random.pick(parameters)
    const [address = ''] = right.url.split('?')
    const value = hostile.badText(random, schema)
    const query = random.pick([
      `${name}=${value}`,
      `${name}=1&${name}=2`,
      `${name}[]=1`,
      `__proto__=${value}`,
      `x=${value}`,
    ])
    return { ...right, url: `${address}?${query}` }
  }
  const others = [
    scene.admin,
    scene.sender,
    scene.receiver,
    scene.otherSender,
    scene.otherReceiver,
    ...scene.strangers,
  ]
  return { ...right, cookies: random.pick(others).cookies }
}

function hostileRequest(
  random: Random,
  scene: Scene,
  operation: Operation,
  right: InjectOptions & { url: string },
): Generated {
  const json = JSON.stringify(right.payload ?? { a: 1 })
  const [address = ''] = right.url.split('?')
  const labelled = (payload: string | Buffer, type: string) => ({
    ...right,
    payload,
    headers: { ...right.headers, 'content-type': type },
  })
  const kind = 'hostile' as const
  switch (random.below(6)) {
    case 0:
      return {
        operation,
        kind,
        request: labelled(hostile.brokenBody(random, json), 'application/json'),
      }
    case 1:
      return { operation, kind, request: labelled(json, random.pick(hostile.types)) }
    case 2: {
      const odd = random.pick(hostile.oddHeaders)
      const cookies = 'cookie' in odd ? {} : right.cookies
      return {
        operation,
        kind,
        request: { ...right, cookies: cookies ?? {}, headers: { ...right.headers, ...odd } },
      }
    }
    case 3: {
      const id = random.pick(hostile.hostileTexts)
      const url = operation.path.includes('{')
        ? addressOf(random, scene, operation, id)
        : `${address}?${id}`
      return { operation, kind, request: { ...right, url } }
    }
    case 4: {
      const methods = ['DELETE', 'PUT', 'POST', 'PATCH', 'GET', 'OPTIONS', 'HEAD'] as const
      return {
        operation,
        kind: 'address',
        request: { ...right, method: random.pick(methods), url: address },
      }
    }
    default: {
      const url = random.pick([
        address.replace('/api', '/%61pi'),
        address.replace('/api', '/API'),
        `${address}/`,
        `/${address}`,
        `${address}%00`,
        `${address}/../../..`,
        address.replaceAll('/', '%2f'),
        `${address}.json`,
        `${address}%zz`,
      ])
      return { operation, kind: 'address', request: { ...right, url } }
    }
  }
}
