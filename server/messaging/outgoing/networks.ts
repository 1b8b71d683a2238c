import { BlockList, isIPv4 } from 'node:net'

export interface Networks {
  /** True for an IP address in one of the networks, in any notation. */
  include(address: string): boolean
}

/**
 * Networks such as 10.0.0.0/8 or fd00::/8, or single addresses. An IPv4 network includes the IPv6 addresses
 * that lead to the same hosts: IPv4-mapped ones, and those of a NAT64 gateway.
 */
export function createNetworks(list: readonly string[]): Networks {
  // Two lists, because in a common one an IPv6 network such as ::/3 would include every IPv4
  // address.
  const ipv4 = new BlockList()
  const ipv6 = new BlockList()
  for (const network of list) {
    const [address = '', bits] = network.split('/')
    if (isIPv4(address)) {
      const prefix = Number(bits ?? 32)
      ipv4.addSubnet(address, prefix, 'ipv4')
      ipv6.addSubnet(`::ffff:${address}`, 96 + prefix, 'ipv6')
      ipv6.addSubnet(`64:ff9b::${address}`, 96 + prefix, 'ipv6')
    } else {
      ipv6.addSubnet(address, Number(bits ?? 128), 'ipv6')
    }
  }
  return {
    include: (address) =>
      isIPv4(address) ? ipv4.check(address, 'ipv4') : ipv6.check(address, 'ipv6'),
  }
}

/** Networks that IANA has assigned to internet hosts: all of IPv4, also inside IPv6, and a part of IPv6. */
const unicast = createNetworks(['0.0.0.0/0', '2000::/3'])

/** Parts of `unicast` that do not lead to an internet host, after IANA's registries of special addresses. */
const special = createNetworks([
  '0.0.0.0/8', // this host, this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // between a provider and its customers; 100.100.100.200 is Alibaba's metadata
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // the inside of Azure, under a public address
  '169.254.0.0/16', // link-local; 169.254.169.254 is most clouds' metadata
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocols; 192.0.0.192 is Oracle's metadata
  '192.0.2.0/24', // documentation
  '192.88.99.0/24', // relays of 6to4
  '192.168.0.0/16', // private
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and broadcast
  '2001::/23', // protocols; Teredo, which carries IPv4
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4, which carries IPv4
  '3fff::/20', // documentation
])

/** True if the address is on the internet, not in an internal network. */
export function isPublic(address: string): boolean {
  return unicast.include(address) && !special.include(address)
}
