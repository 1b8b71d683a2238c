import { expect, it } from 'vitest'
import { contractHash } from '../../../../domain/contract-hash.ts'
import { apiForFile } from '../../support/for-file.ts'

const client = 'https://parcels.example'
const api = await apiForFile({ ALLOWED_ORIGINS: client })

it.each([
  ['a success', '/api/user/me?optional=true', 200],
  ['a refusal', '/api/user/me', 401],
  ['an invalid request', '/api/parcel/track', 400],
])(
  '%s has the hash of the contract, even for a client of another origin',
  async (_, url, status) => {
    const answer = await api.app.inject({ url, headers: { origin: client } })

    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject({
      'waybill-contract': contractHash,
      'access-control-expose-headers': expect.stringMatching(/\bWaybill-Contract\b/),
    })
  },
)
