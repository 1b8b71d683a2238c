import { isIPv6 } from 'node:net'

/** Whoever has an IPv6 address has the whole /64 around it, so that is what counts as one. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  return isIPv6(plain) ? groupsOf(plain).slice(0, 4).join(':') : plain
}

function groupsOf(address: string): string[] {
  const [before = '', after = ''] = address.toLowerCase().split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after === '' ? [] : after.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return [...head, ...zeros, ...tail].map((group) => group.replace(/^0+(?=.)/, ''))
}
