import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { isUniqueViolation, retryOf, sqlState } from '../../../server/db/errors.ts'

const withState = (state: string) => withCode(new pg.DatabaseError('refused', 7, 'error'), state)
const withCode = (error: Error, code: string) => Object.assign(error, { code })
const fromSystem = (code: string) => withCode(new Error(`connect ${code} 127.0.0.1:5432`), code)

describe('a transaction is tried again immediately', () => {
  test.each([
    ['40001', 'it is not serialisable beside another transaction'],
    ['40P01', 'it is in a deadlock with another transaction'],
  ])('after %s: %s', (state) => {
    expect(retryOf(withState(state))).toBe('at once')
  })
})

describe('a caller can try again later', () => {
  test.each([
    ['08006', 'the connection broke'],
    ['40003', 'the transaction ended in a way that is not known'],
    ['53100', 'the disk is full'],
    ['53300', 'there are too many connections'],
    ['57014', 'the statement took too long'],
    ['57P01', 'the database shuts down'],
    ['57P03', 'the database starts up'],
    ['25006', 'the database is a standby'],
    ['25P03', 'the transaction was idle too long'],
  ])('after %s: %s', (state) => {
    expect(retryOf(withState(state))).toBe('later')
  })

  test.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOTFOUND',
    'EAI_AGAIN',
    'ETIMEDOUT',
    'EPIPE',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOENT',
  ])('after the network error %s', (code) => {
    expect(retryOf(fromSystem(code))).toBe('later')
  })

  test.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ])('after the driver says: %s', (message) => {
    expect(retryOf(new Error(message))).toBe('later')
  })

  test('after all addresses of the database failed, one of them because it was away', () => {
    const tried = new AggregateError([new Error('odd'), fromSystem('ECONNREFUSED')])
    expect(retryOf(tried)).toBe('later')
  })
})

describe('a failure that would repeat is not tried again', () => {
  test.each([
    ['23505', 'a key is taken'],
    ['23514', 'a value is refused by a check'],
    ['22P02', 'a text cannot be read'],
    ['42P01', 'a table is missing'],
    ['42601', 'the statement is not SQL'],
    ['25P02', 'the transaction has failed before'],
    ['28P01', 'the password is wrong'],
    ['3D000', 'the database does not exist'],
  ])('%s: %s', (state) => {
    expect(retryOf(withState(state))).toBe('never')
  })

  test.each([
    ['an error of our own', new Error('It went wrong')],
    ['a system error that is not about the network', fromSystem('EACCES')],
    ['several errors that would all repeat', new AggregateError([new Error('odd')])],
    ['a value that is not an error', '40001'],
    ['nothing', undefined],
  ])('%s', (_what, error) => {
    expect(retryOf(error)).toBe('never')
  })
})

test('the state of an error is PostgreSQL’s code alone', () => {
  expect(sqlState(withState('23505'))).toBe('23505')
  expect(sqlState(fromSystem('ECONNRESET'))).toBeUndefined()
  expect(sqlState(new Error('odd'))).toBeUndefined()
})

test('a taken key can be told apart from a violation of another key', () => {
  const taken = Object.assign(withState('23505'), { constraint: 'users_email_key' })
  expect(isUniqueViolation(taken, 'users_email_key')).toBe(true)
  expect(isUniqueViolation(taken, 'parcels_tracking_id_key')).toBe(false)
  const refused = Object.assign(withState('23514'), { constraint: 'users_email_key' })
  expect(isUniqueViolation(refused, 'users_email_key')).toBe(false)
})
