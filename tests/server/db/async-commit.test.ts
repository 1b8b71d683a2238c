import { expect, test } from 'vitest'
import { findStatements, type Statement } from '../../row-types/find-statements.ts'

const writing = /\b(?:insert|update|delete|truncate|merge)\b/

test('a statement that writes outside of a transaction waits for no standby', () => {
  const outside = findStatements('server').filter(
    ({ pattern, isInTransaction }) => writing.test(pattern) && !isInTransaction,
  )
  const places = (statements: Statement[]) => statements.map(({ place }) => place)
  expect(places(outside)).not.toEqual([])
  expect(places(outside.filter(({ pattern }) => !pattern.includes('synchronous_commit')))).toEqual(
    [],
  )
})
