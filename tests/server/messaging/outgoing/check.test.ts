import { afterEach, describe, expect, test } from 'vitest'
import { sentenceOf } from '../../../../server/http/sentences.ts'
import { createOutgoing, type Outgoing } from '../../../../server/messaging/outgoing/outgoing.ts'

const names: Record<string, string[]> = {
  'receiver.test': ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
  'inside.test': ['10.1.2.3'],
  'both.test': ['93.184.215.14', '10.1.2.3'],
  'both6.test': ['93.184.215.14', '::1'],
  'mapped.test': ['::ffff:169.254.169.254'],
  'xn--bcher-kva.test': ['93.184.215.14'],
}
let outgoing: Outgoing | undefined
afterEach(() => outgoing?.close())

/** Says in English why the address is refused. */
async function check(url: string, allowedNetworks: string[] = []): Promise<string | undefined> {
  outgoing = createOutgoing({
    allowedNetworks,
    resolveName: async (name) => names[name] ?? [],
  })
  const reason = await outgoing.check(url)
  return reason && sentenceOf(reason).message
}

describe('A user who saves a public address', () => {
  test.each([
    'https://receiver.test/hooks?key=1#part',
    'http://receiver.test',
    'HTTPS://RECEIVER.TEST:443/',
    'https://receiver.test:8443/hooks',
    'http://receiver.test:1024',
    'http://receiver.test:65535',
    'https://bücher.test/',
    'https://93.184.215.14/hooks',
    'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]:8443/',
    'https://[::ffff:93.184.215.14]/',
  ])('can have requests sent to %s', async (url) => {
    expect(await check(url)).toBeUndefined()
  })
})

describe('A user who saves an internal address', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.0.0.1./',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://0x7f.1/',
    'http://0x7f000001/',
    'http://127.1/',
    'http://127.0.1:8080/',
    'http://１２７.0.0.1/',
    'http://127。0。0。1/',
    'http://%31%32%37.0.0.1/',
    'http://0/',
    'http://0.0.0.0:3000/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://0xa9fea9fe/',
    'https://2852039166/',
    'https://168.63.129.16/',
    'https://100.100.100.200/',
    'https://[::]/',
    'https://[::1]/',
    'https://[0:0:0:0:0:0:0:1]/',
    'https://[fe80::1]/',
    'https://[fd00:ec2::254]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::FFFF:7F00:1]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::10.0.0.1]/',
    'https://[64:ff9b:1::a00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
  ])('is told that %s is not public', async (url) => {
    expect(await check(url)).toBe('This address is not public')
  })

  test.each(['inside', 'both', 'both6', 'mapped', 'unknown'])(
    'reads the same message for %s.test, whether the name is known internally or not',
    async (name) => {
      expect(await check(`https://${name}.test/`)).toBe(
        'This name is not known, or leads to an address that is not public',
      )
    },
  )
})

describe('A user who saves an invalid address of an endpoint', () => {
  test.each([
    '',
    'receiver.test',
    '/hooks',
    '//receiver.test',
    'ftp://receiver.test',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/plain,hello',
    'unix:/var/run/docker.sock',
    'https://',
    'https://256.256.256.256/',
    'https://[fe80::1%25eth0]/',
    'https://receiver.test:65536/',
  ])('is told how %j has to begin', async (url) => {
    expect(await check(url)).toBe('The address must start with https:// or http://')
  })

  test.each([
    'https://me:secret@receiver.test/',
    'https://me@receiver.test',
    'http://:x@127.0.0.1',
  ])('is told to leave the login out of %s', async (url) => {
    expect(await check(url)).toBe('The address must not contain a user name or a password')
  })

  test.each(['0', '22', '25', '587', '993', '1023'])('is told not to use port %s', async (port) => {
    expect(await check(`https://receiver.test:${port}/`)).toBe(
      'The port must be 80, 443, or one from 1024 on',
    )
  })
})

describe('A user of a server whose operator opened networks', () => {
  test('can have requests sent into them, by address and by name', async () => {
    expect(await check('http://10.1.2.3', ['10.1.0.0/16'])).toBeUndefined()
    expect(await check('https://inside.test', ['10.1.0.0/16'])).toBeUndefined()
    expect(await check('https://both.test', ['10.1.0.0/16'])).toBeUndefined()
    expect(await check('http://[::1]:3000', ['::1'])).toBeUndefined()
    expect(await check('https://receiver.test', ['10.1.0.0/16'])).toBeUndefined()
  })

  test('cannot have requests sent to other internal addresses', async () => {
    expect(await check('http://10.2.0.1', ['10.1.0.0/16'])).toBe('This address is not public')
    expect(await check('http://[::1]:3000', ['127.0.0.0/8'])).toBe('This address is not public')
    expect(await check('https://both6.test', ['10.1.0.0/16'])).toBe(
      'This name is not known, or leads to an address that is not public',
    )
  })
})
