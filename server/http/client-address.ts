import { isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'

/**
 * Converts TRUST_PROXY to Fastify's setting. With a number, Fastify would trust no proxy; an
 * operator who sets one knows the proxies.
 */
export const trustedProxies = ({ trustProxy }: Pick<Config, 'trustProxy'>) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy

/**
 * Address of the client as the trusted proxies say it. Some add a port; an entry that is not an address
 * counts as the proxy that sent it, so that a client cannot be new in each request.
 */
export function clientAddress({ ip, ips = [], socket }: Hops): string {
  const known = [ip, ...ips.toReversed()].map(parseAddress).find((address) => address !== null)
  return known ?? socket.remoteAddress ?? ip
}

type Hops = Pick<FastifyRequest, 'ip'> & {
  ips?: FastifyRequest['ips'] | undefined
  socket: { remoteAddress?: string | undefined }
}

/** Parses an address with or without a port and brackets, as in `[2001:db8::1]:443`; null for anything else. */
function parseAddress(text: string): string | null {
  if (isIP(text) !== 0) return text
  const [, bracketed, withPort] =
    /^\[([^\]]+)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/.exec(text.trim()) ?? []
  const address = bracketed ?? withPort ?? text.trim()
  return isIP(address) === 0 ? null : address
}

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
