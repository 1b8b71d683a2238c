import type { FastifyRequest } from 'fastify'
import { bearerOf } from '../bearer.ts'
import { clientNetwork, clientAddress } from '../client-address.ts'

/** Says for whom a request is worked on, so that the shared limits can give each their part. */
export interface Owners {
  /** Before the caller is known: the account that used the same session or key before, or the network. */
  before(request: FastifyRequest): string
  /** The caller's account, or a visitor's network. */
  of(request: FastifyRequest): string
}

/** Sessions and keys that are remembered on a node. */
const maxKnown = 10_000

export function createOwners(): Owners {
  /** Accounts by the session or key that proved to be theirs; an invented one is never remembered. */
  const accounts = new Map<string, string>()

  function remember(credential: string, account: string): void {
    const [oldest] = accounts.keys()
    if (accounts.size >= maxKnown && oldest !== undefined) accounts.delete(oldest)
    accounts.set(credential, account)
  }

  return {
    before: (request) => accounts.get(credentialOf(request) ?? '') ?? networkOf(request),
    of(request) {
      const { authentication } = request
      if (authentication?.state !== 'signedIn') return networkOf(request)
      const { id } = authentication.caller
      const credential = credentialOf(request)
      if (credential !== undefined && !accounts.has(credential)) remember(credential, id)
      return id
    },
  }
}

const credentialOf = ({ headers, cookies }: FastifyRequest): string | undefined =>
  bearerOf(headers) ?? cookies['accessToken']

/** Owner of what a visitor does. */
export const networkOf = (request: FastifyRequest): string => clientNetwork(clientAddress(request))
