import { expect, test } from 'vitest'
import { httpStatusOf } from '../../domain/http-status.ts'

test.each([
  [{ status: 404 }, 404],
  [{ status: '404' }, null],
  [new Error('away'), null],
  ['lost', null],
  [null, null],
])('The status of %j is %j', (error, status) => {
  expect(httpStatusOf(error)).toBe(status)
})
