import { createCompany } from '../../../../server/config/company.ts'
import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import { fastify } from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { createNodeLimits } from '../../../../server/limits/node-limits.ts'
import { readConfig } from '../../../../server/config/config.ts'
import { createEventHub } from '../../../../server/events/event-hub.ts'
import { answerFailures } from '../../../../server/http/error-handler.ts'
import { toContract } from '../../../../server/http/openapi/contract.ts'
import { handlers } from '../../../../server/handlers.ts'
import { mountContract } from '../../../../server/http/openapi/mount-contract.ts'
import { createOutgoing } from '../../../../server/messaging/outgoing/outgoing.ts'
import { createSolver } from '../../../../server/runs/routing/solver.ts'
import { createVroom } from '../../../../server/runs/routing/vroom.ts'
import { refusalBody } from '../../support/answers.ts'
import type { Person } from '../../support/api.ts'
import { apiForFile } from '../../support/for-file.ts'
import { callers } from '../../../../server/accounts/callers.ts'
import { expectOwner } from '../../../../server/accounts/two-factor/expect-owner.ts'

// An operation that is new to the server, whose handler does not check its caller.
const plantedHandlers = {
  ...handlers,
  planted: async () => ({ message: 'You may see this', data: null }),
}
const plantedOperation = (roles: string[] | undefined, scopes?: unknown) => ({
  openapi: '3.0.3',
  info: { title: 'Planted', version: '1' },
  paths: {
    '/planted': {
      get: {
        operationId: 'planted',
        'x-roles': roles,
        ...(scopes === undefined ? {} : { 'x-scopes': scopes }),
        responses: { 200: { description: 'Seen' } },
      },
    },
  },
})

const api = await apiForFile()
const dependencies = { db: api.db, clock: api.now, config: readConfig({}) }
const events = createEventHub(dependencies, { failed: () => undefined })
const app = fastify()
answerFailures(app)
void app.register(cookie)
const contract = toContract(plantedOperation(['ADMIN']), plantedHandlers)
const outgoing = createOutgoing({ allowedNetworks: [] })
const jobs = { states: async () => [] }
const solver = createSolver()
const vroom = createVroom({ url: undefined, failed: () => undefined })
const provider = null
const node = {
  events,
  outgoing,
  solver,
  vroom,
  provider,
  jobs,
  expectOwner,
  nodeId: randomUUID(),
  company: createCompany({}),
  limits: createNodeLimits(),
}
const context = { ...dependencies, ...node }
mountContract(app, context, { contract, handlers: plantedHandlers, callers })
await app.ready()
afterAll(() => app.close())

const see = async (caller: Pick<Person, 'cookies'>) => {
  const answer = await app.inject({ url: '/planted', cookies: caller.cookies })
  return [answer.statusCode, answer.json()]
}
const refusal = (status: number, message: string) => [status, refusalBody(message)]

describe('an operation whose handler does not check its caller', () => {
  it('asks a visitor to log in', async () => {
    expect(await see({ cookies: {} })).toEqual(refusal(401, 'Please log in'))
  })

  it.each(['SENDER', 'RECEIVER'] as const)('refuses a %s', async (role) => {
    const person = await api.signedIn(role)
    expect(await see(person)).toEqual(refusal(403, 'You are not allowed to do this'))
  })

  it('refuses an administrator who is blocked', async () => {
    const person = await api.blocked('ADMIN')
    expect(await see(person)).toEqual(refusal(403, 'Your account is blocked'))
  })

  it('answers an administrator', async () => {
    const seen = { success: true, message: 'You may see this', data: null }
    expect(await see(await api.signedIn('ADMIN'))).toEqual([200, seen])
  })
})

describe('a developer who writes an operation', () => {
  it.each([
    ['without roles', undefined],
    ['with a role that does not exist', ['ADMIN', 'OWNER']],
    ['that is public and has a role', ['PUBLIC', 'ADMIN']],
  ])('gets an error for an operation %s', (_what, roles) => {
    expect(() => toContract(plantedOperation(roles), plantedHandlers)).toThrow(
      'planted needs x-roles in openapi.yaml: [PUBLIC], or a list of roles',
    )
  })

  it.each([[[]], [['parcels:all']], ['parcels:read'], [['parcels:read', 'ADMIN']]])(
    'gets an error for the scopes %j',
    (scopes) => {
      expect(() => toContract(plantedOperation(['SENDER'], scopes), plantedHandlers)).toThrow(
        'planted has x-scopes in openapi.yaml that are no list of scopes',
      )
    },
  )

  it('gets an error if the handler is missing', () => {
    expect(() => toContract(plantedOperation(['ADMIN']), handlers)).toThrow(
      'GET /planted of the contract has no handler, no success or no known method',
    )
  })
})
