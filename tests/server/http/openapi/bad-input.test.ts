import assert from 'node:assert/strict'
import type { InjectOptions } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Operation } from '../../../../server/http/openapi/contract.ts'
import { objectAt, type JsonObject } from '../../../../server/http/json.ts'
import type { Person } from '../../support/api.ts'
import { badTexts, badValues } from '../../support/bad-values.ts'
import { apiForFile } from '../../support/for-file.ts'
import { refusalBody } from '../../support/answers.ts'
import { expectCodes } from '../../support/codes.ts'
import { bodySchema, isRequired, parametersOf, resolved } from '../../support/operation-schemas.ts'
import { fingerprint } from '../../support/tables.ts'
import { validBody } from '../../support/valid-bodies.ts'
import { startWorld } from '../../support/valid-requests.ts'
import { contract } from '../../../../server/contract.ts'

// Derives every case from openapi.yaml, which covers new fields and parameters automatically.
const world = await startWorld(await apiForFile())

let before: string
beforeEach(async () => {
  before = await fingerprint(world.api.db)
})
afterEach(async () => {
  assert.equal(await fingerprint(world.api.db), before, 'A refused call changed a row')
})

const all = [...contract.operations.values()]

describe.each(all.filter((operation) => 'type' in bodySchema(operation)))(
  'the body of $id',
  (operation) => {
    const fields = Object.entries(objectAt(bodySchema(operation), 'properties')).map(
      ([field, schema]) => [field, resolved(objectAt(schema))] as const,
    )

    it.each(fields)('is refused with a bad %s', async (field, schema) => {
      const good = validBody(operation, world)[field] ?? schema['const']
      const around = isFreeText(schema) ? [] : withSpaceAround(good)
      for (const value of [...badValues(schema), ...around]) {
        const payload = { ...validBody(operation, world), [field]: value }
        await expectRefused(operation, { payload }, field)
      }
      if (isRequired(operation, field)) {
        const { [field]: _left, ...payload } = validBody(operation, world)
        await expectRefused(operation, { payload }, field)
      }
    })

    it('is refused if it has a field that is not in the contract', async () => {
      for (const field of ['isAdmin', '_id', 'constructor', 'prototype', 'toString', '']) {
        await expectRefused(
          operation,
          { payload: { ...validBody(operation, world), [field]: 1 } },
          field,
        )
      }
    })

    it('is refused if it has thousands of fields that are not in the contract, and only a few are named', async () => {
      const fields = Array.from({ length: 7_000 }, (_, index) => `"${index.toString(36)}":1`)
      const payload = `{${fields.join(',')}}`
      const answer = await call(operation, { payload, headers: jsonType })
      const { errors } = answer.json<{ errors: { message: string }[] }>()
      expect(answer.statusCode).toBe(400)
      // Comparing each with every other would take half a minute for one request.
      expect(errors.filter(({ message }) => message.endsWith('is not known here'))).toHaveLength(20)
    })

    it('is refused if it is not a JSON object', async () => {
      const json = JSON.stringify(validBody(operation, world))
      const poisoned = json.replace('{', '{"__proto__":{"role":"ADMIN"},')
      const constructed = json.replace('{', '{"constructor":{"prototype":{"role":"ADMIN"}},')
      const bodies = ['{', '[]', 'null', '5', '"text"', '{"a":1', 'NaN', `[${json}]`]
      for (const payload of [...bodies, poisoned, constructed, `${json},`]) {
        await expectRefused(operation, { payload, headers: jsonType }, 'body')
      }
      if (operation.isBodyOptional) return
      for (const payload of ['', '   ']) {
        await expectRefused(operation, { payload, headers: jsonType }, 'body')
      }
      await expectRefused(operation, {}, 'body')
    })

    it('is refused if it is not sent as JSON', async () => {
      const payload = JSON.stringify(validBody(operation, world))
      const types = [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'text/json',
        'nonsense',
      ]
      for (const type of types) {
        const answer = await call(operation, { payload, headers: { 'content-type': type } })
        expect([type, answer.statusCode]).toEqual([type, 415])
        expect(answer.json()).toEqual(refusalBody('The body must be application/json'))
      }
    })

    const { bodyLimit = 64 * 1024 } = operation
    it(`is refused above ${bodyLimit / 1024} KiB`, async () => {
      const payload = JSON.stringify(validBody(operation, world)) + ' '.repeat(bodyLimit)
      const answer = await call(operation, { payload, headers: jsonType })
      expect(answer.statusCode).toBe(413)
      expect(answer.json()).toEqual(
        refusalBody({
          message: `The body must be at most ${bodyLimit / 1024} KiB`,
          messageCode: 'bodyIsTooLarge',
          messageValues: { value: String(bodyLimit / 1024) },
        }),
      )
    })
  },
)

describe.each(all.filter(({ path }) => path.includes('{')))('the address of $id', (operation) => {
  it('is refused if it has a malformed ID', async () => {
    const name = /\{(\w+)\}/.exec(operation.path)?.[1] ?? ''
    const odd = [
      'abc',
      '1',
      '%00',
      '-1',
      '%F0%9F%93%A6',
      "'%20or%201=1--",
      '%E2%80%AE',
      '9'.repeat(900),
    ]
    const nearly = [
      world.parcelId.slice(1),
      `${world.parcelId}0`,
      `urn:uuid:${world.parcelId}`,
      `{${world.parcelId}}`,
    ]
    const around = withSpaceAround(idOf(operation)).map(encodeURIComponent)
    for (const id of [...odd, ...nearly, ...around]) {
      await expectRefused(operation, { url: withIds(operation, id) }, name)
    }
  })

  it('is not found if it has an unknown ID', async () => {
    const unknown = operation.path.includes('{trackingId}')
      ? 'TRK-0000-0000-0000-0000'
      : '00000000-0000-4000-8000-000000000000'
    const answer = await call(operation, {
      url: withIds(operation, unknown) + requiredQuery(operation),
      ...('type' in bodySchema(operation) ? { payload: validBody(operation, world) } : {}),
    })
    expect(answer.statusCode).toBe(404)
  })
})

describe.each(all)('the query of $id', (operation) => {
  const parameters = parametersOf(operation, 'query')

  it('is refused if it has a parameter that is not in the contract', async () => {
    for (const name of ['isAdmin', '__proto__', 'constructor', 'page[]', 'PAGE']) {
      const payload =
        'type' in bodySchema(operation) ? { payload: validBody(operation, world) } : {}
      const query = requiredQuery(operation)
      const url = `${urlOf(operation)}${query}${query === '' ? '?' : '&'}${name}=1`
      await expectRefused(operation, { ...payload, url }, name)
    }
  })

  it.each(parameters)('is refused with a bad $name', async ({ name, schema }) => {
    const others = requiredQuery(operation, name).replace('?', '&')
    const payload = 'type' in bodySchema(operation) ? { payload: validBody(operation, world) } : {}
    const around = isFreeText(schema) ? [] : withSpaceAround(goodText(schema))
    for (const value of [...badTexts(schema), ...around.map(encodeURIComponent)]) {
      const url = `${urlOf(operation)}?${name}=${value}${others}`
      await expectRefused(operation, { ...payload, url }, name)
    }
    const { type, maxItems } = schema
    // Only a list can be given more than once, and not without limit.
    const max = type === 'array' ? Number(maxItems) : 1
    const tooMany = Array.from({ length: max + 1 }, (_, index) => `${name}=a${index}`)
    await expectRefused(
      operation,
      { ...payload, url: `${urlOf(operation)}?${tooMany.join('&')}${others}` },
      name,
    )
  })
})

describe.each(all.filter((operation) => parametersOf(operation, 'header').length > 0))(
  'the headers of $id',
  (operation) => {
    const headers = parametersOf(operation, 'header')
    it.each(headers)('are refused with a bad $name', async ({ name, schema }) => {
      const odd = ['x'.repeat(129), 'with spaces in it', 'quote"quote"', 'é'.repeat(9)]
      // An ID of an event from an older version can be as short.
      const isShortFine = !('minLength' in schema) && matches(schema, 'short')
      for (const value of isShortFine ? odd : ['short', ...odd]) {
        const payload =
          'type' in bodySchema(operation) ? { payload: validBody(operation, world) } : {}
        await expectRefused(operation, { ...payload, headers: { [name]: value } }, name)
      }
    })
  },
)

const jsonType = { 'content-type': 'application/json' }

/** Spaces around free text are removed; everything else is taken exactly. */
function isFreeText(schema: JsonObject): boolean {
  const { type, format } = schema
  if (type === 'array') return isFreeText(objectAt(schema, 'items'))
  const isExact = ['enum', 'const', 'pattern'].some((rule) => rule in schema)
  return (
    type === 'string' &&
    !isExact &&
    [undefined, 'email', 'password', 'new-password', 'phone', 'visible'].includes(format as string)
  )
}

const withSpaceAround = (good: unknown) =>
  [' ', '\t', '\n', '\u00A0'].flatMap((space) => [
    `${space}${String(good)}`,
    `${String(good)}${space}`,
  ])

/** A valid value of a query parameter that is not free text. */
function goodText({ type, format, enum: choices }: JsonObject): string {
  if (Array.isArray(choices)) return String(choices[0])
  if (format === 'date') return '2026-03-02'
  if (format === 'date-time') return '2026-03-02T10:00:00Z'
  if (format === 'uuid') return world.parcelId
  // An ID of an event can be a plain number too.
  return type === 'integer' || type === 'string' ? '1' : ''
}

/** The required parameters of the query. */
function requiredQuery(operation: Operation, except?: string): string {
  const required = parametersOf(operation, 'query').filter(
    ({ name, isRequired }) => isRequired && name !== except,
  )
  const pairs = required.map(({ name, schema }) => `${name}=${goodText(schema)}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

const matches = ({ pattern }: JsonObject, text: string) => new RegExp(String(pattern)).test(text)

async function expectRefused(operation: Operation, request: InjectOptions, field: string) {
  const answer = await call(operation, request)
  const what = JSON.stringify(request).slice(0, 200)
  const { success, message, errors } = answer.json<{
    success: boolean
    message: string
    errors: { path: string; message: string }[]
  }>()
  expect([what, answer.statusCode, success]).toEqual([what, 400, false])
  expect([what, errors.map(({ path }) => path)]).toEqual([what, [field]])
  expect([what, message]).toEqual([what, errors[0]?.message])
  expectCodes(answer.json())
}

const call = (operation: Operation, request: InjectOptions) =>
  world.api.app.inject({
    method: operation.method as 'GET',
    url: urlOf(operation),
    cookies: callerOf(operation)?.cookies ?? {},
    ...request,
  })

function callerOf({ roles }: Operation): Person | null {
  if (roles === 'PUBLIC') return null
  return (
    [world.admin, world.sender, world.receiver, world.courier].find(({ role }) =>
      roles.includes(role),
    ) ?? null
  )
}

const urlOf = (operation: Operation) => withIds(operation, idOf(operation))

/** Tries the first ID of the path; a second one is valid. */
const withIds = ({ path }: Operation, id: string) =>
  path.replace(/\{\w+\}/, id).replace('{messageId}', world.messageId)

function idOf({ path }: Operation): string {
  if (path.includes('{trackingId}')) return world.trackingId
  if (path.includes('{webhookId}')) return world.webhookId
  if (path.includes('{runId}')) return world.runId
  if (path.includes('{addressId}')) return world.addressId
  return path.includes('{id}') ? world.receiver.id : world.parcelId
}
