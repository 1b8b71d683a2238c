import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiForFile } from '../support/for-file.ts'
import { logBook } from '../support/log-book.ts'

const { entries, logger, clear } = logBook()
const api = await apiForFile({}, { logger })
await api.app.listen({ host: '127.0.0.1', port: 0 })
const { port } = api.app.server.address() as AddressInfo
beforeEach(clear)

/** Opens a connection, and sends these lines of a request. */
async function send(...lines: string[]) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(lines.join('\r\n'))
  return socket
}

describe('A request', () => {
  it.each([
    ['two hosts', 'Host: localhost', 'host: other.example'],
    ['the same host twice', 'Host: localhost', 'Host: localhost'],
    ['two API keys', 'Host: localhost', 'Authorization: Bearer a', 'Authorization: Bearer b'],
    ['two origins', 'Host: localhost', 'Origin: http://localhost', 'Origin: http://localhost'],
  ])('is refused if it has %s, which a proxy may read differently', async (_what, ...headers) => {
    for (const path of ['/health/live', '/api/user/me', '/', '/nowhere.js']) {
      const end = ['Connection: close', '', '']
      const answer = await text(await send(`GET ${path} HTTP/1.1`, ...headers, ...end))
      const [head = '', body = ''] = answer.split('\r\n\r\n')
      expect(head).toMatch(/^HTTP\/1\.1 400 /)
      expect(JSON.parse(body)).toEqual({
        success: false,
        message: 'The request cannot be read',
        messageCode: 'requestCannotBeRead',
      })
    }
  })

  it('is accepted if it repeats no header but the cookie', async () => {
    const headers = ['Host: localhost', 'Authorization: Basic YTpi', 'Cookie: a=b', 'Cookie: c=d']
    const request = ['GET /health/live HTTP/1.1', ...headers, 'Connection: close', '', '']
    expect(await text(await send(...request))).toMatch(/^HTTP\/1\.1 200 /)
  })
})

it('A visitor who hangs up in the middle of a request causes no warning in the log', async () => {
  const socket = await send(
    'POST /api/user/login HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    'Content-Length: 100',
    '',
    '{"email":',
  )
  await once(api.app.server, 'request')
  socket.destroy()
  await vi.waitFor(() => expect(entries()).toHaveLength(1))
  expect(entries()).toMatchObject([{ level: 30, operation: 'loginUser', msg: 'hung up' }])
})
