import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { Webhook } from 'standardwebhooks'
import type { WebhookPayload } from '../../openapi.d.ts'

/** A received message, by the ID that all its repeats share. */
export interface Arrival {
  id: string
  at: number
}

export interface Receiver {
  port: number
  arrivals: Arrival[]
  stop(): Promise<void>
}

/** A mail server that accepts every mail. */
export async function receiveMails(): Promise<Receiver> {
  const arrivals: Arrival[] = []
  async function take(stream: Readable, done: (error?: Error) => void): Promise<void> {
    try {
      const mail = await text(stream)
      arrivals.push({ id: /^Message-ID: <([^@>]+)@/im.exec(mail)?.[1] ?? '', at: Date.now() })
      done()
    } catch {
      // A mail that a killed node cut short does not count.
      done(new Error('It was cut short'))
    }
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => void take(stream, done),
  })
  // A killed node drops its connections in the middle.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    arrivals,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export interface WebhookReceiver extends Receiver {
  /** Parcels and the numbers of their log entries, by ID. */
  told: Map<string, { parcelId: string; entry: number }>
  /** Webhooks without a valid signature. */
  unsigned: string[]
}

/** A shop's system that accepts every webhook. */
export async function receiveWebhooks(secret: string): Promise<WebhookReceiver> {
  const arrivals: Arrival[] = []
  const told: WebhookReceiver['told'] = new Map()
  const unsigned: string[] = []
  const webhook = new Webhook(secret)
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const header = (name: string) => String(request.headers[name])
    const id = header('webhook-id')
    try {
      webhook.verify(body, {
        'webhook-id': id,
        'webhook-timestamp': header('webhook-timestamp'),
        'webhook-signature': header('webhook-signature'),
      })
    } catch {
      unsigned.push(id)
    }
    const { data } = JSON.parse(body) as WebhookPayload
    told.set(id, { parcelId: data.parcel._id, entry: data.sequence })
    arrivals.push({ id, at: Date.now() })
    response.writeHead(204).end()
  }
  const server = createServer((request, response) => void take(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    arrivals,
    told,
    unsigned,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
