import type { LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import { notPublic, notPublicLiteral, RefusedAddressError } from './errors.ts'
import { createNetworks, isPublic } from './networks.ts'
import type { ResolveName } from './resolve-name.ts'

export interface Targets {
  /** Throws why the address is refused, but for what its name leads to. */
  parse(url: string): URL
  /** The addresses to connect to: all of them may be reached, or none is given. */
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
      const url = parseUrl(text)
      // Numbers in any spelling, such as 0x7f.1, are plain addresses here.
      const address = addressIn(url.hostname)
      if (address !== undefined && !isReachable(address)) throw notPublicLiteral()
      return url
    },
    async resolve(hostname) {
      const literal = addressIn(hostname)
      const addresses = literal === undefined ? await resolveName(hostname) : [literal]
      // One address of the inside is enough: a name for both is no name of an honest endpoint.
      if (addresses.length === 0 || !addresses.every(isReachable)) throw notPublic()
      return addresses.map((address) => ({ address, family: isIP(address) }))
    },
  }
}

function parseUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
    throw new RefusedAddressError('The address must start with https:// or http://')
  }
  if (url.username !== '' || url.password !== '') {
    throw new RefusedAddressError('The address must not hold a user name or a password')
  }
  if (!isPortOfWeb(url.port)) {
    throw new RefusedAddressError('The port must be 80, 443, or one from 1024 on')
  }
  return url
}

/** The other ports below 1024 are those of mail, terminals and the like, which are not to be sent HTTP. */
function isPortOfWeb(port: string): boolean {
  return ['', '80', '443'].includes(port) || Number(port) >= 1024
}

function addressIn(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(bare) === 0 ? undefined : bare
}
