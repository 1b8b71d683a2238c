import { beforeEach, expect, test } from 'vitest'
import { createFairLimit } from '../../../../server/limits/fair-limit.ts'
import { createNodeLimits } from '../../../../server/limits/node-limits.ts'
import { refusalBody } from '../../support/answers.ts'
import type { Person } from '../../support/api.ts'
import { apiForFile } from '../../support/for-file.ts'
import { newParcelFor } from '../../support/valid-requests.ts'

/** Names that are looked up, each of which waits until the test answers it. */
const asked: { name: string; answer: (addresses: string[]) => void }[] = []

/** Milliseconds; a request waits longer on a node than a test can. */
const patience = 300
const outside = createFairLimit('outside', { patience })
const api = await apiForFile(
  {},
  {
    limits: { ...createNodeLimits(), outside },
    resolveName: (name) => new Promise((answer) => asked.push({ name, answer })),
  },
)
beforeEach(async () => {
  await api.reset()
  asked.length = 0
})

const add = (sender: Person, name: string) =>
  api.as(sender).createWebhook({ url: `https://${name}/hook`, events: ['parcel.created'] })

async function answerAll() {
  for (const { answer } of asked) answer(['9.9.9.9'])
}

test('A sender whose name server is silent does not delay the changes of others', async () => {
  const [bad, other] = [await api.signedIn('SENDER'), await api.signedIn('SENDER')]
  const receiver = await api.signedIn('RECEIVER')
  let refusals = 0
  const added = Array.from({ length: 260 }, async (_, number) => {
    const answer = await add(bad, `shop-${number}.example.com`)
    if (answer.status !== 201) refusals += 1
    return answer
  })
  await expect.poll(() => asked.length).toBe(2)

  expect((await api.as(other).createParcel(newParcelFor(receiver))).status).toBe(201)
  const fine = add(other, 'fine.example.com')
  await expect.poll(() => asked.length).toBe(3)
  await expect.poll(() => refusals, { timeout: 10_000 }).toBe(258)
  await answerAll()
  expect((await fine).status).toBe(201)
  const answers = await Promise.all(added)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused).toHaveLength(258)
  for (const { status, body, headers } of refused)
    expect([status, body, headers['retry-after']]).toEqual([
      429,
      refusalBody('Your other endpoints are still being checked. Please wait a moment.'),
      '5',
    ])
  expect((await api.as(bad).listWebhooks()).body.data).toHaveLength(2)
})

test('Many senders with silent name servers leave capacity for other changes', async () => {
  const receiver = await api.signedIn('RECEIVER')
  const senders = await Promise.all(Array.from({ length: 15 }, () => api.signedIn('SENDER')))
  const first = senders.map((sender, number) => add(sender, `one-${number}.example.com`))
  await expect.poll(() => asked.length).toBe(15)
  // Five of twenty places are free, too few for a second one of the same sender.
  const second = senders.map((sender, number) => add(sender, `two-${number}.example.com`))
  expect((await Promise.all(second)).map(({ status }) => status)).toEqual(senders.map(() => 503))
  for (const sender of senders)
    expect((await api.as(sender).createParcel(newParcelFor(receiver))).status).toBe(201)
  const fine = add(await api.signedIn('SENDER'), 'fine.example.com')
  await expect.poll(() => asked.length).toBe(16)
  await answerAll()
  expect((await fine).status).toBe(201)
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual(senders.map(() => 201))
})
