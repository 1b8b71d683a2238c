import type { LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import { parseUrl } from '../../../domain/parse-url.ts'
import { notPublic, notPublicLiteral, RefusedAddressError } from './errors.ts'
import { createNetworks, isPublic } from './networks.ts'
import type { ResolveName } from './resolve-name.ts'

export interface Targets {
  /** Throws if the address is refused, without looking up its name. */
  parse(url: string): URL
  /** Finds the addresses to connect to; throws unless requests may go to all of them. */
  resolve(hostname: string): Promise<LookupAddress[]>
}

/** Targets that requests may go to: the internet, and the networks that the operator opened. */
export function createTargets(
  allowedNetworks: readonly string[],
  resolveName: ResolveName,
): Targets {
  const allowed = createNetworks(allowedNetworks)
  const isReachable = (address: string) => allowed.include(address) || isPublic(address)
  return {
    parse(text) {
      const url = checkedUrl(text)
      // The URL parser has normalized numbers in any notation, such as 0x7f.1, to plain addresses.
      const address = addressIn(url.hostname)
      if (address !== undefined && !isReachable(address)) throw notPublicLiteral()
      return url
    },
    async resolve(hostname) {
      const literal = addressIn(hostname)
      const addresses = literal === undefined ? await resolveName(hostname) : [literal]
      // A single internal address is enough to refuse: no genuine endpoint has both kinds.
      if (addresses.length === 0 || !addresses.every(isReachable)) throw notPublic()
      return addresses.map((address) => ({ address, family: isIP(address) }))
    },
  }
}

function checkedUrl(text: string): URL {
  const url = parseUrl(text)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new RefusedAddressError('addressMustStartWith')
  }
  if (url.username !== '' || url.password !== '') {
    throw new RefusedAddressError('addressHoldsALogin')
  }
  if (!isPortOfWeb(url.port)) {
    throw new RefusedAddressError('portIsNotAllowed')
  }
  return url
}

/** Other ports below 1024 belong to mail, terminals and the like, which must not be sent HTTP. */
function isPortOfWeb(port: string): boolean {
  return ['', '80', '443'].includes(port) || Number(port) >= 1024
}

function addressIn(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(bare) === 0 ? undefined : bare
}
