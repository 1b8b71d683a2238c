import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Database } from '../../../../server/db/database.ts'
import type { Job } from '../../../../server/operations/jobs/job.ts'
import { sendMessages } from '../../../../server/operations/jobs/jobs.ts'
import { createSchedule, type Schedule } from '../../../../server/operations/jobs/schedule.ts'
import { createMessages, type Messages } from '../../../../server/messaging/messages/messages.ts'
import type { Channel, Message } from '../../../../server/messaging/messages/repository.ts'
import type { SendResult } from '../../../../server/messaging/messages/send-result.ts'
import type { Sender } from '../../../../server/messaging/messages/sender.ts'
import { startApi, type Api } from '../../support/api.ts'
import { newParcelFor } from '../../support/valid-requests.ts'

export const sent: SendResult = { result: 'sent', status: 250 }
export const refused = (more: { isFinal?: boolean; after?: number } = {}): SendResult => ({
  result: 'refused',
  status: 451,
  error: 'Try again later',
  isFinal: false,
  ...more,
})

/** A sender that does what the test says, and records its messages. */
export interface FakeSender extends Sender {
  given: Message[]
  answer: (message: Message) => Promise<SendResult> | SendResult
  isClosed: boolean
}

export function fakeSender(retryDelays: number[] = [5, 300]): FakeSender {
  const sender: FakeSender = {
    given: [],
    answer: () => sent,
    isClosed: false,
    retryDelays,
    async send(message) {
      sender.given.push(message)
      return sender.answer(message)
    },
    async close() {
      sender.isClosed = true
    },
  }
  return sender
}

export interface MessageRow {
  state: string
  attempts: number
  next_at: Date | null
  leased_until: Date | null
  finished_at: Date | null
}

export interface AttemptRow {
  number: number
  status: number | null
  error: string | null
}

/** A database with one user, and nodes that send with fake senders. */
export async function startMessages() {
  const api: Api = await startApi()
  let { id: userId } = await api.joined('RECEIVER')
  let endpointId = await addEndpoint()
  const failures: unknown[] = []
  const nodes: Messages[] = []
  const schedules: Schedule[] = []
  const stopNodes = async () => {
    await Promise.all(schedules.splice(0).map((schedule) => schedule.stop()))
    await Promise.all(nodes.splice(0).map((node) => node.stop()))
  }
  return {
    api,
    db: api.db,
    failures,
    node(senders: Partial<Record<Channel, Sender>>, db: Database = api.db): Messages {
      const node = createMessages({ db }, senders, (error) => failures.push(error))
      nodes.push(node)
      return node
    },
    /** Starts the node, which then sends by itself. */
    start(node: Messages, db: Database = api.db): Schedule {
      const failed = (_: Job, error: unknown) => failures.push(error)
      const schedule = createSchedule([sendMessages(node)], {
        db,
        timeZone: () => 'UTC',
        clock: api.now,
        failed,
      })
      schedules.push(schedule)
      schedule.start()
      return schedule
    },
    /** Queues messages of the user; webhooks go to this endpoint unless another is given. */
    async add(count = 1, channel: Channel = 'EMAIL', to = endpointId): Promise<string[]> {
      const payload = channel === 'EMAIL' ? null : await examplePayload(api)
      const endpoint = channel === 'EMAIL' ? null : to
      const rows = await api.db.query<{ id: string }>(sql`
        insert into messages (channel, user_id, endpoint_id, payload, next_at, created_at)
        select ${channel}, coalesce(owner.user_id, ${userId}), owner.id, ${payload}::jsonb, now(), now()
        from generate_series(1, ${count})
          left join webhook_endpoints as owner on owner.id = ${endpoint}::uuid
        returning id
      `)
      return rows.map(({ id }) => id)
    },
    /** An endpoint of the user, or of another owner. */
    addEndpoint,
    async addOne(channel: Channel = 'EMAIL'): Promise<string> {
      const [id = ''] = await this.add(1, channel)
      return id
    },
    async row(id: string): Promise<MessageRow | undefined> {
      const [row] = await api.db.query<MessageRow>(sql`
        select state, attempts, next_at, leased_until, finished_at from messages where id = ${id}
      `)
      return row
    },
    attempts: (id: string): Promise<AttemptRow[]> =>
      api.db.query<AttemptRow>(sql`
        select number, status, error from message_attempts where message_id = ${id} order by number
      `),
    /** Seconds from the last attempt to the next one. */
    async delay(id: string): Promise<number> {
      const [row] = await api.db.query<{ seconds: number }>(sql`
        select extract(epoch from next_at - max(at))::double precision as seconds
        from messages join message_attempts on message_id = id
        where id = ${id} group by next_at
      `)
      return row?.seconds ?? Number.NaN
    },
    /** Makes all waiting messages due, and ends their leases. */
    async timePasses(): Promise<void> {
      await api.db.query(sql`
        update messages set next_at = now(), leased_until = null
        where state = 'WAITING'
      `)
    },
    states: () =>
      api.db.query<{ state: string; count: number }>(sql`
        select state, count(*)::integer as count from messages group by state order by state
      `),
    /** Removes all messages, and creates another user. */
    async reset() {
      await stopNodes()
      failures.length = 0
      await api.reset()
      userId = (await api.joined('RECEIVER')).id
      endpointId = await addEndpoint()
    },
    async stop() {
      await stopNodes()
      await api.stop()
    },
  }

  async function addEndpoint(owner = userId): Promise<string> {
    const id = randomUUID()
    await api.db.query(sql`
      insert into webhook_endpoints (id, user_id, url, events, secret, created_at)
      values (${id}, ${owner}, 'https://shop.example.com', '{parcel.created}', '', now())
    `)
    return id
  }
}

/** Makes the payload about a new parcel. */
async function examplePayload(api: Api): Promise<string> {
  const sender = await api.signedIn('SENDER')
  await api.db.query(sql`
    insert into webhook_endpoints (id, user_id, url, events, secret, created_at)
    values (${randomUUID()}, ${sender.id}, 'https://shop.example.com', '{parcel.created}', '', now())
  `)
  await api.as(sender).createParcel(newParcelFor(await api.joined('RECEIVER')))
  const [row] = await api.db.query<{ payload: string }>(sql`
    delete from messages where user_id = ${sender.id} returning payload::text as payload
  `)
  return row?.payload ?? ''
}
