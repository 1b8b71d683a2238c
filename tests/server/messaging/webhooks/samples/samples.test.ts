import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { systems } from './systems.ts'
import type { Post } from './systems.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const body = '{"type":"parcel.delivered","data":{"sequence":5,"parcel":{"trackingId":"Žluť 😀"}}}'
const id = 'msg_5f0c8a3e'

describe.each(systems)('The sample for $name', ({ missing, start }) => {
  let post: Post
  let stop: () => Promise<void>
  beforeAll(async () => {
    if (missing === undefined) ({ post, stop } = await start(secret))
  })
  afterAll(async () => stop?.())

  it('accepts what is genuine, and refuses everything else with a 400', async (context) => {
    context.skip(missing !== undefined, missing)
    const misjudged: string[] = []
    for (const [messages, wanted] of [
      [genuine(), 204],
      [broken(), 400],
    ] as const)
      for (const [what, [headers, text]] of Object.entries(messages)) {
        const status = await post(headers, text ?? body)
        if (status !== wanted) misjudged.push(`${what}: ${status}`)
      }
    expect(misjudged).toEqual([])
  })
})

type Message = [headers: Record<string, string>, body?: string]

const now = () => Math.floor(Date.now() / 1000)

function genuine(): Record<string, Message> {
  const headers = signed(now())
  const signature = headers['webhook-signature']
  const test = '{"type":"webhook.test","data":{"message":"Hello"}}'
  return {
    'as it is sent': [headers],
    'a test': [signed(now(), test), test],
    'names of headers in capitals': [renamed(headers, (name) => name.toUpperCase())],
    'names of headers in title case': [
      renamed(headers, (name) => name.replace(/\b\w/g, (letter) => letter.toUpperCase())),
    ],
    'a second signature, by a new secret': [
      {
        ...headers,
        'webhook-signature': `v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4= ${signature}`,
      },
    ],
    'a signature of a later version': [{ ...headers, 'webhook-signature': `v1a,abc ${signature}` }],
    'four minutes old': [signed(now() - 240)],
  }
}

function broken(): Record<string, Message> {
  const headers = signed(now())
  const times = ['', 'abc', '-1', '1e9', '1.5', '٣', '9'.repeat(400), 'NaN']
  const signatures = ['', ' ', 'v1', 'v1,', 'v1,é', 'é', 'v1,\u00ff\u0080', 'v2,abc', ',', 'v1,=']
  const missing = Object.keys(headers).map((name): [string, Message] => [
    `no ${name}`,
    [Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name))],
  ])
  return {
    'no headers': [{}],
    ...Object.fromEntries(missing),
    ...table('webhook-timestamp', times),
    ...table('webhook-signature', signatures),
    ...table('webhook-id', ['', 'é', 'msg_other']),
    'six minutes old': [signed(now() - 360)],
    'six minutes early': [signed(now() + 360)],
    'another body': [headers, `${body} `],
    'no body': [headers, ''],
    'a body that is no JSON': [headers, '{'],
    'signed with another secret': [signed(now(), body, 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')],
  }
}

/** A message for each value of a header. */
const table = (header: string, values: readonly string[]): Record<string, Message> =>
  Object.fromEntries(
    values.map((value) => [
      `${header}: ${value}`,
      // As an UTF-8 client sends it.
      [{ ...signed(now()), [header]: Buffer.from(value).toString('latin1') }],
    ]),
  )

function signed(at: number, text = body, by = secret) {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(at),
    'webhook-signature': new Webhook(by).sign(id, new Date(at * 1000), text),
  }
}

const renamed = (headers: Record<string, string>, rename: (name: string) => string) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [rename(name), value]))
