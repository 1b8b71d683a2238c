import { describe, expect, test } from 'vitest'
import { createNetworks, isPublic } from '../../../../server/messaging/outgoing/networks.ts'

describe('An address on the internet is public', () => {
  test.each([
    '1.1.1.1',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '168.63.129.15',
    '169.253.255.255',
    '169.255.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.0',
    '192.167.255.255',
    '192.169.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '2001:200::1',
    '2001:4860:4860::8888',
    '2606:4700:4700::1111',
    '2a00:1450:4001:81b::200e',
    '3fff:1000::1',
    // Public addresses of IPv4, mapped and behind a NAT64 gateway.
    '::ffff:8.8.8.8',
    '::ffff:808:808',
    '64:ff9b::8.8.8.8',
    '64:ff9b::808:808',
  ])('%s', (address) => {
    expect(isPublic(address)).toBe(true)
  })
})

describe('An internal or reserved address is not public', () => {
  test.each([
    ['this network', '0.0.0.0', '0.255.255.255'],
    ['private networks', '10.0.0.0', '10.255.255.255'],
    ['private networks', '172.16.0.0', '172.31.255.255'],
    ['private networks', '192.168.0.0', '192.168.255.255'],
    ['networks of providers', '100.64.0.0', '100.127.255.255'],
    ['loopback', '127.0.0.1', '127.255.255.255'],
    ['link-local', '169.254.0.0', '169.254.255.255'],
    ['protocols', '192.0.0.0', '192.0.0.255'],
    ['documentation', '192.0.2.1', '203.0.113.255'],
    ['documentation', '198.51.100.0', '198.51.100.255'],
    ['benchmarks', '198.18.0.0', '198.19.255.255'],
    ['relays of 6to4', '192.88.99.0', '192.88.99.255'],
    ['multicast', '224.0.0.1', '239.255.255.255'],
    ['reserved and broadcast', '240.0.0.0', '255.255.255.255'],
    ['the metadata of most clouds, and of Azure', '169.254.169.254', '168.63.129.16'],
    ['the metadata of Alibaba and Oracle', '100.100.100.200', '192.0.0.192'],
    ['the metadata of AWS and Google over IPv6', 'fd00:ec2::254', 'fd20:ce::254'],
    ['none and loopback of IPv6', '::', '::1'],
    ['all of IPv6 below the allocated range', '::2', '1fff:ffff::1'],
    ['all of IPv6 above the allocated range', '4000::', 'fbff::1'],
    ['discard, segment routing', '100::1', '5f00::1'],
    ['unique-local', 'fc00::', 'fdff:ffff::1'],
    ['link-local, formerly also site-local', 'fe80::1', 'fec0::1'],
    ['multicast', 'ff00::', 'ff02::1'],
    ['protocols', '2001:1::1', '2001:1ff:ffff::1'],
    ['documentation', '2001:db8::1', '3fff:fff:ffff::1'],
    ['IPv4-mapped', '::ffff:127.0.0.1', '::ffff:7f00:1'],
    ['IPv4-mapped', '::ffff:10.0.0.1', '0:0:0:0:0:ffff:a9fe:a9fe'],
    ['IPv4-mapped', '::ffff:172.31.255.255', '::ffff:0.0.0.0'],
    ['IPv4-compatible', '::127.0.0.1', '::a9fe:a9fe'],
    ['IPv4-translated', '::ffff:0:127.0.0.1', '::ffff:0:7f00:1'],
    ['NAT64', '64:ff9b::127.0.0.1', '64:ff9b::a9fe:a9fe'],
    ['NAT64 within a network', '64:ff9b:1::8.8.8.8', '64:ff9b:1:ffff::a00:1'],
    ['6to4', '2002:7f00:1::', '2002:808:808::1'],
    ['Teredo', '2001::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ])('%s: %s, %s', (_, first, last) => {
    expect([isPublic(first), isPublic(last)]).toEqual([false, false])
  })
})

describe('A network that the operator named', () => {
  test('contains its own addresses and no others, in every spelling', () => {
    const networks = createNetworks(['172.20.0.0/14', 'fd00:1::/32', '192.168.1.7', 'fd99::5'])
    const carried = ['::ffff:172.20.0.1', '64:ff9b::ac14:1']
    const ipv6 = ['fd00:1::9', 'fd99::5']
    const inside = ['172.20.0.1', '172.23.255.255', '192.168.1.7', ...carried, ...ipv6]
    const outside = ['172.24.0.0', '::ffff:172.24.0.0', 'fd00:2::', '192.168.1.8', 'fd99::6', '::1']
    const included = [...inside, ...outside].filter((address) => networks.include(address))
    expect(included).toEqual(inside)
  })

  test('contains no address of IPv4 if it is IPv6', () => {
    expect(createNetworks(['::/0']).include('127.0.0.1')).toBe(false)
  })

  test('can be written with any of its addresses', () => {
    expect(createNetworks(['127.0.0.1/8']).include('127.9.9.9')).toBe(true)
  })

  test('is empty without a setting', () => {
    expect(createNetworks([]).include('10.0.0.1')).toBe(false)
  })
})
