import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { hashOfToken } from '../../../../server/accounts/users/tokens.ts'
import type { Api } from '../../support/api.ts'
import { holdUsers, meanwhile } from '../../support/held-rows.ts'
import { newParcelFor } from '../../support/valid-requests.ts'
import type { StoredSession } from '../../support/rows.ts'
import type { RequestsOf } from './races.ts'
import type { Tally } from './stress-run.ts'

const twentyTimes = <Result>(send: () => Promise<Result>) =>
  Promise.all(Array.from({ length: 20 }, () => send()))

/** Twenty simultaneous repeats of one creation make one parcel, and all are answered with it. */
export async function repeatCreation(
  api: Api,
  as: RequestsOf,
  rounds: number,
  tally: Tally,
): Promise<void> {
  const [sender, receiver] = [await api.signedIn('SENDER'), await api.signedIn('RECEIVER')]
  for (let round = 1; round <= rounds; round += 1) {
    const headers = { 'Idempotency-Key': randomUUID() }
    const answers = await twentyTimes(() =>
      as(sender).createParcel(newParcelFor(receiver), { headers }),
    )
    for (const { status } of answers) assert.equal(status, 201)
    assert.equal(new Set(answers.map(({ body }) => JSON.stringify(body))).size, 1)
    const parcels = await api.db.query<{ id: string }>(sql`
      select id from parcels where sender_id = ${sender.id}
    `)
    for (const { body } of answers) {
      tally.compare(
        body.data.trackingId,
        parcels.some(({ id }) => id === body.data._id),
      )
    }
    tally.tried += answers.length
    assert.ok(parcels.length <= round, 'One key made two parcels')
    const logs = await api.db.query(sql`
      select status from status_logs where updated_by = ${sender.id}
    `)
    assert.equal(logs.length, parcels.length)
  }
  tally.more['parcels'] = rounds
}

/** Twenty tabs renew one session simultaneously: one rotation, one token pair, all signed in. */
export async function repeatRenewal(
  api: Api,
  as: RequestsOf,
  rounds: number,
  tally: Tally,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const person = await api.signedIn('SENDER')
    const answers = await twentyTimes(() => as(person).refreshSession())
    for (const { status } of answers) assert.equal(status, 200)
    const pairs = new Set(answers.map(({ cookies }) => JSON.stringify(cookies)))
    assert.equal(pairs.size, 1)
    const sessions = await api.db.query<StoredSession>(sql`
      select * from sessions where user_id = ${person.id} order by rotated_at
    `)
    for (const { cookies } of answers) {
      const hash = hashOfToken(cookies['refreshToken'] ?? '')
      const stored = sessions.find((row) => row.refresh_hash.equals(hash))
      tally.compare(`renewal of round ${round}`, stored?.ended_at === null)
    }
    tally.tried += answers.length
    const renewed = { ...person, cookies: answers[0]?.cookies ?? {} }
    assert.equal((await as(renewed).getCurrentUser()).body.data?._id, person.id)
    const ends = sessions.map((row) => [row.rotated_at !== null, row.ended_at !== null])
    // The renewed session, and its successor.
    assert.deepEqual(ends, [
      [true, false],
      [false, false],
    ])
  }
  tally.more['rotations'] = rounds
}

/** The only two administrators block each other simultaneously: one of them is left. */
export async function blockEachOther(
  api: Api,
  as: RequestsOf,
  rounds: number,
  tally: Tally,
): Promise<void> {
  await blockAdmins(api)
  for (let round = 0; round < rounds; round += 1) {
    const [one, other] = [await api.signedIn('ADMIN'), await api.signedIn('ADMIN')]
    const others = await meanwhile(api, holdUsers)
    const blocking = Promise.all([as(one).blockUser(other.id), as(other).blockUser(one.id)])
    await others.hasWaiting(2)
    await others.commit()
    const answers = await blocking
    const left = await api.db.query<{ id: string }>(sql`
      select id from users where role = 'ADMIN' and not is_blocked
    `)
    for (const [index, target] of [other, one].entries()) {
      if (answers[index]?.status !== 200) continue
      tally.compare(`block of round ${round}`, !left.some(({ id }) => id === target.id))
    }
    tally.tried += 2
    tally.refused += answers.filter(({ status }) => status === 409).length
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    assert.deepEqual(statuses, [200, 409])
    assert.ok(left.length > 0, 'No administrator is left to unblock another')
    await blockAdmins(api)
  }
}

const blockAdmins = ({ db }: Api) =>
  db.query(sql`update users set is_blocked = true where role = 'ADMIN'`)
