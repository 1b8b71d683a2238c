import { describe, expect, it } from 'vitest'
import { isNetworkError } from '../../../server/start/install.mjs'

describe('An installation of packages that fails', () => {
  it.each([
    ['EAI_AGAIN', true],
    ['ECONNREFUSED', true],
    ['ECONNRESET', true],
    ['ECONNECTIONTIMEOUT', true],
    ['EHOSTUNREACH', true],
    ['EIDLETIMEOUT', true],
    ['ENETUNREACH', true],
    ['ENOTFOUND', true],
    ['ERR_SOCKET_TIMEOUT', true],
    ['ETIMEDOUT', true],
    ['EACCES', false],
    ['EINTEGRITY', false],
    ['ENOSPC', false],
    ['E404', false],
  ])('means that the network is unavailable, by npm’s code %s: %s', (code, isOne) => {
    expect(isNetworkError(`npm error code ${code}\nnpm error request failed\n`)).toBe(isOne)
  })

  it.each([
    [
      'npm error code FETCH_ERROR\nnpm error network timeout at: https://npm.example/-/ping\n',
      true,
    ],
    ['npm error code FETCH_ERROR\nnpm error maximum redirect reached\n', false],
    ['spawnSync /Program Files/node ETIMEDOUT', true],
    ['spawnSync npm ENOENT', false],
  ])('means that the network is unavailable, by the output %j: %s', (output, isOne) => {
    expect(isNetworkError(output)).toBe(isOne)
  })
})
