import { once } from 'node:events'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Posts a message to a PHP script as nginx does: over FastCGI, with headers as `HTTP_…`. Answers the status. */
export async function postToFpm(
  port: number,
  script: string,
  headers: Record<string, string>,
  body: string,
): Promise<number> {
  const content = Buffer.from(body)
  const variables = {
    REQUEST_METHOD: 'POST',
    SCRIPT_FILENAME: script,
    CONTENT_TYPE: 'application/json',
    CONTENT_LENGTH: String(content.length),
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [cgiName(name), value])),
  }
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const [begin, parameters, input] = [1, 4, 5]
  const responder = Buffer.from([0, 1, 0, 0, 0, 0, 0, 0])
  socket.write(record(begin, responder))
  socket.write(record(parameters, Buffer.concat(Object.entries(variables).map(pair))))
  socket.write(record(parameters, Buffer.alloc(0)))
  if (content.length > 0) socket.write(record(input, content))
  socket.write(record(input, Buffer.alloc(0)))
  const answer = outputIn(await buffer(socket))
  return Number(/^Status: (\d+)/m.exec(answer)?.[1] ?? 200)
}

const cgiName = (header: string) => `HTTP_${header.toUpperCase().replaceAll('-', '_')}`

/** A record of request 1. */
function record(type: number, content: Buffer): Buffer {
  const head = Buffer.from([1, type, 0, 1, 0, 0, 0, 0])
  head.writeUInt16BE(content.length, 4)
  return Buffer.concat([head, content])
}

function pair([name, value]: [string, string]): Buffer {
  const [key, text] = [Buffer.from(name), Buffer.from(value, 'latin1')]
  return Buffer.concat([size(key.length), size(text.length), key, text])
}

function size(length: number): Buffer {
  if (length < 128) return Buffer.from([length])
  const long = Buffer.alloc(4)
  long.writeUInt32BE((length | 0x80_00_00_00) >>> 0)
  return long
}

/** What the script printed; its errors, which are records of another type, are left out. */
function outputIn(answer: Buffer): string {
  const output = 6
  let text = ''
  for (let at = 0; at + 8 <= answer.length;) {
    const length = answer.readUInt16BE(at + 4)
    if (answer[at + 1] === output) text += answer.toString('latin1', at + 8, at + 8 + length)
    at += 8 + length + (answer[at + 6] ?? 0)
  }
  return text
}
