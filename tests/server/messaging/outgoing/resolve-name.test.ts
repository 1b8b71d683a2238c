import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { afterEach, describe, expect, test } from 'vitest'
import { createResolveName } from '../../../../server/messaging/outgoing/resolve-name.ts'

let socket: Socket | undefined
afterEach(() => {
  socket?.close()
  socket = undefined
})

describe('A name', () => {
  test('resolves to its addresses of both families', async () => {
    const resolveName = await asking({ A: ['93.184.215.14', '10.0.0.1'], AAAA: ['2606:2800::1'] })
    const addresses = await resolveName('receiver.test')
    expect(addresses.toSorted()).toEqual(['10.0.0.1', '2606:2800::1', '93.184.215.14'])
  })

  test('can have addresses of only one family', async () => {
    const resolveName = await asking({ A: ['93.184.215.14'], AAAA: [] })
    expect(await resolveName('receiver.test')).toEqual(['93.184.215.14'])
  })

  test('does not resolve if it is not known', async () => {
    const resolveName = await asking({ A: [], AAAA: [] })
    expect(await resolveName('receiver.test')).toEqual([])
  })

  test('does not resolve if its servers are silent for a while', async () => {
    const resolveName = await asking('nothing')
    expect(await resolveName('receiver.test')).toEqual([])
  })

  test('resolves without a look-up if it belongs to this machine', async () => {
    const resolveName = createResolveName({ servers: ['127.0.0.1:9'] })
    expect(await resolveName('localhost')).toEqual(['127.0.0.1'])
    expect(await resolveName('waybill.localhost.')).toEqual(['127.0.0.1'])
  })
})

type Records = Record<'A' | 'AAAA', string[]>

/** Queries a DNS server that gives this answer for every name. */
async function asking(records: Records | 'nothing') {
  const server = createSocket('udp4')
  socket = server
  server.on('message', (query, { port, address }) => {
    if (records !== 'nothing') server.send(reply(query, records), port, address)
  })
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
  const timeout = records === 'nothing' ? 50 : 5_000
  return createResolveName({ timeout, servers: [`127.0.0.1:${server.address().port}`] })
}

/** RFC 1035: the question again, then a record for each address. */
function reply(query: Buffer, records: Records): Buffer {
  const nameEnd = query.indexOf(0, 12) + 1
  const question = query.subarray(12, nameEnd + 4)
  const type = query.readUInt16BE(nameEnd)
  const addresses = type === 1 ? records.A : records.AAAA
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(addresses.length, 6)
  return Buffer.concat([header, question, ...addresses.map((one) => record(type, bytesOf(one)))])
}

function record(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

function bytesOf(address: string): Buffer {
  if (address.includes('.')) return Buffer.from(address.split('.').map(Number))
  const [before = '', after = ''] = address.split('::').map((part) =>
    part
      .split(':')
      .map((group) => group.padStart(4, '0'))
      .join(''),
  )
  return Buffer.from(before + after.padStart(32 - before.length, '0'), 'hex')
}
