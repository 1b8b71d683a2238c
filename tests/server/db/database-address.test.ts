import { describe, expect, test } from 'vitest'
import { parseDatabaseAddress } from '../../../server/db/database-address.ts'

const hostsOf = (text: string) => {
  const address = parseDatabaseAddress(text)
  return 'hosts' in address ? address.hosts : address
}
const ordinary = { fault: 'an address such as postgres://user:password@host:5432/database' }

describe('the address of a database', () => {
  test('becomes one address for each of its hosts, with the same user and settings', () => {
    const text =
      'postgres://me:se%40cret@one:5432,two:5433,[::1]/waybill?target_session_attrs=read-write&sslmode=verify-full'
    expect(hostsOf(text)).toEqual([
      'postgres://me:se%40cret@one:5432/waybill?sslmode=verify-full',
      'postgres://me:se%40cret@two:5433/waybill?sslmode=verify-full',
      'postgres://me:se%40cret@[::1]/waybill?sslmode=verify-full',
    ])
  })

  test.each([
    'postgres://me:secret@db:5432/waybill',
    'postgresql://db',
    'postgres:///waybill?host=/run/postgresql&user=me',
    'postgres://me:se@cret@db/waybill?sslmode=no-verify&options=-c%20jit%3Doff',
  ])('is accepted: %s', (text) => {
    expect(hostsOf(text)).toEqual([new URL(text).href])
  })

  test.each([
    'mysql://me:secret@db/waybill',
    'postgres://me:secret@db:x/waybill',
    'postgres://me:secret@one,,two/waybill',
    'postgres://me:sec?ret@db/waybill',
    'db:5432/waybill',
  ])('is refused: %s', (text) => {
    expect(parseDatabaseAddress(text)).toEqual(ordinary)
  })

  test.each([
    ['channel_binding=require', 'an address without the setting channel_binding'],
    ['connect_timeout=5', 'an address without the setting connect_timeout'],
    ['load_balance_hosts=random', 'an address without the setting load_balance_hosts'],
    ['sslmode=allow', 'an address whose sslmode is one of disable, no-verify, prefer, '],
    [
      'target_session_attrs=any',
      'an address whose target_session_attrs is one of read-write, primary',
    ],
    ['port=5433', 'an address with its hosts in one place: before the database, or as port'],
  ])('is refused with %s, which would be ignored', (setting, fault) => {
    const address = parseDatabaseAddress(
      `postgres://me:secret@one,two/waybill?${setting}`,
      'leader',
    )
    expect('fault' in address && address.fault).toContain(fault)
  })
  test.each([
    ['leader', 'read-write', true],
    ['leader', 'any', false],
    ['any', 'any', true],
    ['any', 'read-write', false],
    ['any', 'prefer-standby', false],
  ] as const)('%s may have the target %s: %s', (target, value, isTaken) => {
    const text = `postgres://db/waybill?target_session_attrs=${value}`
    expect('hosts' in parseDatabaseAddress(text, target)).toBe(isTaken)
  })
})
