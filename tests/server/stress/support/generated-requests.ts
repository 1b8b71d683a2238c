import type { InjectOptions } from 'fastify'
import type { Operation } from '../../../../server/http/openapi/contract.ts'
import { objectAt, type JsonObject } from '../../../../server/http/json.ts'
import { descriptionOf, parametersOf } from '../../support/operation-schemas.ts'
import { isFreeText, partSchema } from './contract-rules.ts'
import { addressOf, correctRequest, type Scene } from './correct-requests.ts'
import * as hostile from './hostile-values.ts'
import type { Random } from './stress-run.ts'
import { contract } from '../../../../server/contract.ts'

export interface Generated {
  operation: Operation
  /**
   * `nearMiss`: valid except for one value, which is almost valid. `address`: another address or
   * method, which belongs to no operation.
   */
  kind: 'valid' | 'nearMiss' | 'mutated' | 'hostile' | 'address'
  request: InjectOptions & { url: string }
  /** The almost valid field of a near miss. */
  field?: string
}

// A live stream has no end that a request could wait for.
const all = [...contract.operations.values()].filter((operation) => {
  const { responses } = descriptionOf(operation)
  return !('text/event-stream' in objectAt(responses, '200', 'content'))
})

export function validRequest(random: Random, scene: Scene): Generated {
  const operation = random.pick(all)
  return { operation, kind: 'valid', request: correctRequest(random, scene, operation) }
}

export function badRequest(random: Random, scene: Scene): Generated {
  const operation = random.pick(all)
  const request = correctRequest(random, scene, operation)
  if (random.chance(0.25))
    return nearMiss(random, operation, request) ?? { operation, kind: 'valid', request }
  return random.chance(0.5)
    ? { operation, kind: 'mutated', request: mutated(random, scene, operation, request) }
    : hostileRequest(random, scene, operation, request)
}

/** The valid request with one value that is almost as the contract requires it. */
function nearMiss(
  random: Random,
  operation: Operation,
  correct: InjectOptions & { url: string },
): Generated | null {
  const body = objectAt(correct.payload)
  const strict = (part: 'path' | 'query' | 'body') =>
    Object.entries(objectAt(partSchema(operation, part), 'properties'))
      .map(([name, schema]) => ({ part, name, schema: objectAt(schema) }))
      .filter(({ schema }) => isStrict(schema))
  const places = [
    ...strict('path'),
    ...strict('query'),
    ...strict('body').filter(({ name }) => name in body),
  ]
  if (places.length === 0) return null
  const { part, name, schema } = random.pick(places)
  const almost = (value: string) => random.pick(hostile.nearMissTexts(value, schema))
  const [address = '', query = ''] = correct.url.split('?')
  const change = {
    body: () => ({ payload: { ...body, [name]: random.pick(hostile.nearMisses(body[name])) } }),
    path: () => {
      const place = operation.path.split('/').indexOf(`{${name}}`)
      const parts = address.split('/').map((text, index) => (index === place ? almost(text) : text))
      return { url: parts.join('/') }
    },
    query: () => {
      const others = query.split('&').filter((one) => one !== '' && !one.startsWith(`${name}=`))
      const value = almost(String(random.pick(examplesOf(schema))))
      return { url: `${address}?${[...others, `${name}=${value}`].join('&')}` }
    },
  }
  const request = { ...correct, ...change[part]() }
  return { operation, kind: 'nearMiss', field: name, request }
}

// A password is also taken exactly, but any text may be one.
const isStrict = (schema: JsonObject) =>
  !isFreeText(schema) &&
  schema['type'] !== 'array' &&
  !String(schema['format']).endsWith('password')

function examplesOf({ enum: choice, format, type }: JsonObject): unknown[] {
  if (Array.isArray(choice)) return choice
  if (type === 'boolean') return ['true', 'false']
  if (format === 'date') return ['2026-03-01']
  return format === 'date-time' ? ['2026-03-01T10:00:00Z'] : ['5']
}

const unknownFields = ['isAdmin', '_id', 'senderId', 'fee', 'constructor', '']

/** The valid request with one or two parts of it changed. */
function mutated(
  random: Random,
  scene: Scene,
  operation: Operation,
  correct: InjectOptions & { url: string },
): InjectOptions & { url: string } {
  const parameters = parametersOf(operation, 'query')
  const body = correct.payload as JsonObject | undefined
  if (body !== undefined && random.chance(0.7)) {
    const payload: JsonObject = { ...body }
    const fields = Object.entries(objectAt(partSchema(operation, 'body'), 'properties'))
    for (let turn = 0; turn <= random.below(2); turn += 1) {
      const [name, schema] = random.pick(fields)
      const change = random.below(5)
      if (change === 0) delete payload[name]
      else if (change === 1) payload[name] = payload[random.pick(fields)[0]]
      else if (change === 2) payload[name] = hostile.badValue(random, objectAt(schema))
      else if (change === 3) payload[name] = hostile.unstorable(random, payload[name])
      else payload[random.pick(unknownFields)] = hostile.anyJson(random)
    }
    return { ...correct, payload }
  }
  if (parameters.length > 0 && random.chance(0.6)) {
    const { name, schema } = random.pick(parameters)
    const [address = ''] = correct.url.split('?')
    const value = hostile.badText(random, schema)
    const query = random.pick([
      `${name}=${value}`,
      `${name}=1&${name}=2`,
      `${name}[]=1`,
      `__proto__=${value}`,
      `x=${value}`,
    ])
    return { ...correct, url: `${address}?${query}` }
  }
  const others = [
    scene.admin,
    scene.sender,
    scene.receiver,
    scene.otherSender,
    scene.otherReceiver,
    ...scene.strangers,
  ]
  return { ...correct, cookies: random.pick(others).cookies }
}

function hostileRequest(
  random: Random,
  scene: Scene,
  operation: Operation,
  correct: InjectOptions & { url: string },
): Generated {
  const json = JSON.stringify(correct.payload ?? { a: 1 })
  const [address = ''] = correct.url.split('?')
  const labelled = (payload: string | Buffer, type: string) => ({
    ...correct,
    payload,
    headers: { ...correct.headers, 'content-type': type },
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
      const cookies = 'cookie' in odd ? {} : correct.cookies
      return {
        operation,
        kind,
        request: { ...correct, cookies: cookies ?? {}, headers: { ...correct.headers, ...odd } },
      }
    }
    case 3: {
      const id = random.pick(hostile.hostileTexts)
      const url = operation.path.includes('{')
        ? addressOf(random, scene, operation, id)
        : `${address}?${id}`
      return { operation, kind, request: { ...correct, url } }
    }
    case 4: {
      const methods = ['DELETE', 'PUT', 'POST', 'PATCH', 'GET', 'OPTIONS', 'HEAD'] as const
      return {
        operation,
        kind: 'address',
        request: { ...correct, method: random.pick(methods), url: address },
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
      return { operation, kind: 'address', request: { ...correct, url } }
    }
  }
}
