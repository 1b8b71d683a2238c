import { expect, it } from 'vitest'
import { shortenedAddress } from '../../../../server/http/client-address.ts'
import { deviceOf } from '../../../../server/accounts/sessions/client.ts'
import { firefox, safari } from '../../support/user-agents.ts'

it.each([
  [firefox, 'Firefox', 'Windows'],
  [safari, 'Safari', 'iOS'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    'Chrome',
    'Linux',
  ],
  ['nothing known', null, null],
  [null, null, null],
])('names the device of %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})

it.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['2001:db8:12:34:56::1', '2001:db8:12::*'],
  ['::1', '0:0:0::*'],
])('%s is stored as %s', (address, kept) => {
  expect(shortenedAddress(address)).toBe(kept)
})
