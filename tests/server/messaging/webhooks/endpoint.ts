import { text } from 'node:stream/consumers'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { receive } from '../outgoing/receivers.ts'

interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** A shop's system on loopback, which answers as the test tells it. */
export async function startEndpoint() {
  const received: Received[] = []
  const answers: { status: number; headers?: Record<string, string> }[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ headers: request.headers, body: await text(request) })
    const { status, headers } = answers.shift() ?? { status: 204 }
    response.writeHead(status, headers).end()
  }
  const receiver = await receive((request, response) => void answer(request, response))
  return {
    url: `http://127.0.0.1:${receiver.port}/hook`,
    received,
    firstTwo: () => twoOf(received),
    /** Answers only the next request like this; all others get a 204. */
    answersNext: (status: number, headers?: Record<string, string>) =>
      void answers.push({ status, ...(headers === undefined ? {} : { headers }) }),
    stop: () => receiver.stop(),
  }
}

/** The first two, which have to exist. */
export function twoOf<Item>([first, second]: Item[]): [Item, Item] {
  if (first === undefined || second === undefined) throw new Error('There are not two')
  return [first, second]
}

/** Reads the message if the shop accepts it as genuine now; throws otherwise. */
export function verified({ headers, body }: Received, secret: string): unknown {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = headers
  return new Webhook(secret).verify(body, {
    'webhook-id': String(id),
    'webhook-timestamp': String(at),
    'webhook-signature': String(signature),
  })
}
