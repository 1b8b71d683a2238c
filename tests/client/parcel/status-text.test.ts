import { expect, it } from 'vitest'
import { statusText, statusWithSpaces } from '../../../src/parcel/status-text.ts'

it('A person reads statuses in words', () => {
  expect(statusText('IN_TRANSIT')).toBe('In transit')
  expect(statusWithSpaces('IN_TRANSIT')).toBe('IN TRANSIT')
})
