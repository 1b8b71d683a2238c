import { describe, expect, it } from 'vitest'
import { installFailure } from '../../../server/start/install.mjs'

describe('A newcomer whose packages could not be installed', () => {
  const offline = '\nThe packages could not be downloaded. Is the network there? Then run it again.'

  it.each(['EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'ENETUNREACH', 'ENOTFOUND', 'ETIMEDOUT'])(
    'reads one sentence if npm says %s',
    (code) => {
      expect(installFailure(`npm error code ${code}\nnpm error network request failed\n`)).toBe(
        offline,
      )
    },
  )

  it.each(['ENOSPC', 'EACCES', 'EINTEGRITY'])('reads npm’s own words if it says %s', (code) => {
    const output = `npm error code ${code}\nnpm error in full\n`
    expect(installFailure(output)).toBe(`${output.trim()}\n\n"npm ci" failed; see above.`)
  })
})
