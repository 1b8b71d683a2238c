import { isIPv6 } from 'node:net'
import type { Config } from '../config/config.ts'

/**
 * Converts TRUST_PROXY to Fastify's setting. With a number, Fastify would trust no proxy; an
 * operator who sets one knows the proxies.
 */
export const trustedProxies = ({ trustProxy }: Pick<Config, 'trustProxy'>) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy

/** Network that limits count as one client: of an IPv6 address the /64, which one client has as a whole. */
export function clientNetwork(address: string): string {
  const plain = address.replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  return isIPv6(plain) ? ipv6Groups(plain).slice(0, 4).join(':') : plain
}

/** Shortens an address, so that it shows roughly where a client is, but not which one. */
export function shortenedAddress(address: string): string {
  const network = clientNetwork(address)
  return network.includes(':')
    ? `${network.split(':').slice(0, 3).join(':')}::*`
    : network.replace(/\d+$/, '*')
}

function ipv6Groups(address: string): string[] {
  const [before = '', after = ''] = address.toLowerCase().split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after === '' ? [] : after.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return [...head, ...zeros, ...tail].map((group) => group.replace(/^0+(?=.)/, ''))
}
