import type { InjectOptions } from 'fastify'
import {
  contractDocument,
  operations,
  type Operation,
} from '../../../../server/openapi/contract.ts'
import { objectAt, type JsonObject } from '../../../../server/http/json.ts'
import { bodySchema, parametersOf } from '../../support/operation-schemas.ts'
import * as hostile from './hostile-values.ts'
import type { Random } from './random.ts'
import { addressOf, rightRequest, type Scene } from './right-requests.ts'

export interface Generated {
  operation: Operation
  /** `address`: another address or method, so that no operation is meant. */
  kind: 'valid' | 'mutated' | 'hostile' | 'address'
  request: InjectOptions & { url: string }
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

const unknownFields = ['isAdmin', '_id', 'senderId', 'fee', 'constructor', '']

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
      const change = random.below(5)
      if (change === 0) delete payload[name]
      else if (change === 1) payload[name] = payload[random.pick(fields)[0]]
      else if (change === 2) payload[name] = hostile.badValue(random, objectAt(schema))
      else if (change === 3) payload[name] = hostile.unstorable(random, payload[name])
      else payload[random.pick(unknownFields)] = hostile.anyJson(random)
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
