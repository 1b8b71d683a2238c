import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { migrate } from '../../../server/db/migrate.ts'
import { databaseForFile } from '../support/for-file.ts'

const { db } = await databaseForFile({ template: 'template1' })
await migrate(db, undefined, 35)
const userId = randomUUID()
await db.query(sql`
  insert into users (id, name, email, password_hash, role, created_at, updated_at)
  values (${userId}, 'sam', 'sam@example.com', '', 'SENDER', now(), now())
`)
const ids = { WEBHOOK: randomUUID(), EMAIL: randomUUID() }
for (const [channel, id] of Object.entries(ids)) {
  const payload = channel === 'WEBHOOK' ? '{}' : null
  await db.query(sql`
    insert into messages (id, channel, user_id, payload, next_at, created_at)
    values (${id}, ${channel}, ${userId}, ${payload}::jsonb, now(), now())
  `)
}

const attempts: {
  channel?: 'EMAIL'
  status: number | null
  error: string | null
  code?: string | null
  values?: { value: string }
}[] = [
  { status: 204, error: null },
  { status: 410, error: 'The endpoint answered 410: it is gone', code: 'endpointIsGone' },
  ...[300, 399].map((status) => ({
    status,
    error: `The endpoint answered ${status}; redirects are not followed`,
    code: 'endpointRedirects',
    values: { value: String(status) },
  })),
  ...[199, 400, 503].map((status) => ({
    status,
    error: `The endpoint answered ${status}`,
    code: 'endpointAnswered',
    values: { value: String(status) },
  })),
  ...Object.entries({
    endpointWasRemoved: 'The endpoint was removed',
    endpointWasDisabled: 'The endpoint was disabled before this was sent',
    accountOfEndpointIsBlocked: 'The account of the endpoint is blocked',
    noAnswerInTime: 'There was no answer in time',
    failureOnThisSide: 'It could not be sent, because of a failure on this side',
    answerTookOver5Seconds: 'The answer took longer than 5 seconds',
    answerTookOver15Seconds: 'The answer took longer than 15 seconds',
    connectionBrokeOff: 'The connection broke off before an answer came',
    addressDoesNotAnswer: 'The address does not answer',
    certificateIsNotValid: 'The TLS certificate is not valid',
    addressDoesNotSpeakTls: 'The address does not speak TLS as it should',
    answerIsNotHttp: 'The answer is not HTTP',
    addressMustStartWith: 'The address must start with https:// or http://',
    addressHoldsALogin: 'The address must not hold a user name or a password',
    portIsNotAllowed: 'The port must be 80, 443, or one from 1024 on',
    nameIsNotPublic: 'This name is not known, or leads to an address that is not public',
    addressIsNotPublic: 'This address is not public',
  }).map(([code, error]) => ({ status: null, error, code })),
  { status: null, error: 'A sentence that was reworded since' },
  { channel: 'EMAIL', status: 451, error: 'The mail server answered 451 Try again later' },
]

test('An operator who updates finds codes for the failures that were recorded before', async () => {
  for (const [number, { channel = 'WEBHOOK', status, error }] of attempts.entries())
    await insertAttempt(ids[channel], { number, status, error })
  await migrate(db)
  expect(
    await db.query(sql`
      select status, error, message_code as code, message_values as values
      from message_attempts order by number
    `),
  ).toEqual(
    attempts.map(({ status, error, code = null, values = null }) => ({
      status,
      error,
      code,
      values,
    })),
  )
})

test('a node of the earlier version can still record attempts', async () => {
  await migrate(db)
  await insertAttempt(ids.WEBHOOK, { number: 100, status: 500, error: 'The endpoint answered 500' })
  expect(
    await db.query(sql`
      select status, message_code, message_values from message_attempts where number = 100
    `),
  ).toEqual([{ status: 500, message_code: null, message_values: null }])
})

/** Records them as earlier nodes did, which knew no codes. */
const insertAttempt = (
  id: string,
  { number, status, error }: { number: number; status: number | null; error: string | null },
) =>
  db.query(sql`
    insert into message_attempts (message_id, number, at, status, error, milliseconds)
    values (${id}, ${number}, now(), ${status}, ${error}, 1)
  `)
