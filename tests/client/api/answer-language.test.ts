import { expect, it, vi } from 'vitest'
import { cancelParcel } from '../../../src/api/parcels.ts'
import { getSystemStatus } from '../../../src/api/system.ts'
import { listWebhookDeliveries, testWebhook } from '../../../src/api/webhooks.ts'
import { json, ok, standInHost } from '../../support/host.ts'

// The client of a German build.
vi.mock('#texts/language.ts', () => import('../../../languages/texts/de/language.ts'))
vi.mock('#texts/refusals.ts', () => import('../../../languages/texts/de/refusals.ts'))
vi.mock('#texts/systemWarnings.ts', () => import('../../../languages/texts/de/systemWarnings.ts'))
vi.mock('#texts/webhookFailures.ts', () => import('../../../languages/texts/de/webhookFailures.ts'))
vi.mock('#texts/weightFaults.ts', () => import('../../../languages/texts/de/weightFaults.ts'))

const cancel = 'PATCH /api/parcel/cancel/{id}'

/** The refusal that the client reads from this body. */
async function readRefusal(body: object) {
  standInHost({ [cancel]: () => json({ success: false, ...body }, 409) })
  return cancelParcel('p-1').catch((error: unknown) => error)
}

it('A refusal and the error of each field are shown in German', async () => {
  const message = 'Weight must be greater than 0'
  const errors = [
    { path: 'weight', message, messageCode: 'weightIsZero' },
    { path: 'note', message: 'Too long', messageCode: 'noteIsTooLong' },
  ]

  expect(
    await readRefusal({ message, messageCode: 'weightIsZero', errors, code: 'X' }),
  ).toMatchObject({
    status: 409,
    code: 'X',
    messageCode: 'weightIsZero',
    serverMessage: 'Das Gewicht muss größer als 0 sein',
    fieldErrors: [
      { path: 'weight', message: 'Das Gewicht muss größer als 0 sein' },
      { path: 'note', message: 'Die Notiz darf höchstens 1000 Zeichen lang sein' },
    ],
  })
})

it('A German sentence contains the count, in the singular or the plural', async () => {
  const message = 'The handover code is wrong.'
  const messageCode = 'handoverCodeIsWrong'

  expect(await readRefusal({ message, messageCode, messageValues: { count: 1 } })).toMatchObject({
    serverMessage: 'Der Übergabecode ist falsch. Noch 1 Versuch.',
  })
  expect(await readRefusal({ message, messageCode, messageValues: { count: 3 } })).toMatchObject({
    serverMessage: 'Der Übergabecode ist falsch. Noch 3 Versuche.',
  })
})

it.each([
  ['no code', {}],
  ['a code of its own', { messageCode: 'tooHeavyForUs' }],
  ['a code that is not a word', { messageCode: 7 }],
  ['a code that every object has as a property', { messageCode: 'constructor' }],
  ['a code without its values', { messageCode: 'handoverCodeIsWrong' }],
  ['a code with malformed values', { messageCode: 'handoverCodeIsWrong', messageValues: ['3'] }],
])('A sentence of another host, with %s, is shown unchanged', async (_, named) => {
  const message = 'This weighs too much'
  const errors = [{ path: 'weight', message, ...named }]

  expect(await readRefusal({ message, ...named, errors })).toMatchObject({
    serverMessage: message,
    fieldErrors: [{ path: 'weight', message }],
  })
})

it('A refusal without a sentence gets none in German', async () => {
  expect(await readRefusal({})).toMatchObject({ status: 409, serverMessage: null, fieldErrors: [] })
})

it('A failed test of an endpoint and its delivery attempts are shown in German', async () => {
  const attempt = {
    status: 404,
    error: 'The endpoint answered 404',
    messageCode: 'endpointAnswered',
    messageValues: { value: '404' },
    milliseconds: 12,
  }
  const delivery = {
    _id: 'd-1',
    type: 'webhook.test',
    state: 'FAILED',
    createdAt: '2026-03-02T09:00:00.000Z',
    attempts: [{ ...attempt, number: 1, at: '2026-03-02T09:00:00.000Z' }],
  }
  standInHost({
    'POST /api/webhooks/{id}/test': () => ok(attempt),
    'GET /api/webhooks/{id}/deliveries': () => ok([delivery]),
  })

  const error = 'Der Endpunkt hat mit 404 geantwortet'
  expect(await testWebhook('w-1')).toMatchObject({ status: 404, error })
  expect(await listWebhookDeliveries({ webhookId: 'w-1', page: 1, limit: 10 })).toMatchObject({
    rows: [{ attempts: [{ number: 1, error }] }],
  })
})

it('A known system warning is shown in German, and an unknown one unchanged', async () => {
  standInHost({
    'GET /api/system': () =>
      ok({
        checkedAt: '2026-03-02T09:00:00.000Z',
        version: '0.1.0',
        nodes: [],
        database: { version: '18.4', role: 'LEADER', replicas: [] },
        lastBackup: null,
        warnings: [
          {
            code: 'MIXED_VERSIONS',
            message: 'Nodes run different versions: 1, 2.',
            messageCode: 'versionsDiffer',
            messageValues: { value: '1, 2' },
          },
          { code: 'OF_A_LATER_VERSION', message: 'Something else.' },
        ],
      }),
  })

  expect((await getSystemStatus()).warnings).toEqual([
    {
      code: 'MIXED_VERSIONS',
      message: 'Auf den Knoten laufen verschiedene Versionen: 1, 2. Aktualisieren Sie die älteren.',
      messageCode: 'versionsDiffer',
      messageValues: { value: '1, 2' },
    },
    { code: 'OF_A_LATER_VERSION', message: 'Something else.' },
  ])
})
