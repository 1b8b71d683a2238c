import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backup } from '../../../server/operations/cli/backup.ts'
import { restore } from '../../../server/operations/cli/restore.ts'
import { openDatabase } from '../../../server/db/database.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'
import { temporaryFolder, type TemporaryFolder } from '../../support/temporary-folder.ts'
import { runCommand } from '../operations/cli/backup-harness.ts'
import { buildNode, password, requestsTo } from '../support/api.ts'
import { addressOf, showing, startTwoNodesWithUsers, subscribe } from '../support/event-streams.ts'
import { newParcelFor } from '../support/valid-requests.ts'

let folder: TemporaryFolder
let target: TestDatabase
beforeEach(async () => {
  folder = await temporaryFolder()
  target = await createTestDatabase({ template: 'template1' })
})
afterEach(async () => {
  await target.drop()
  await folder.remove()
})

test('earlier subscribers can come back after a restore from a backup, and miss nothing from then on', async () => {
  const nodes = await startTwoNodesWithUsers()
  const { sender, receiver } = nodes
  const parcel = await nodes.createParcel()
  const before = await nodes.followParcels(nodes.first, sender)
  const visitor = await nodes.followParcel(nodes.first, parcel.trackingId)
  const { id: lastEventId } = await before.ready()
  const { id: lastVisitorId } = await visitor.ready()
  const file = join(folder.path, 'waybill.backup')
  await runCommand(backup, nodes.api.url, [file])
  await nodes.stop()
  await runCommand(restore, target.url, [file])

  const db = openDatabase({ url: target.url })
  const app = buildNode({ db }, { RATE_LIMITS: 'off' })
  const node = await addressOf(app)
  const { cookies } = await requestsTo(app, {}).loginUser({ email: sender.email, password })
  const follow = (id: string) =>
    subscribe(`${node}/api/parcel/events`, { cookies }, { lastEventId: id })
  const back = await follow(lastEventId)
  const ready = await back.ready()
  expect(back.events.map(({ name }) => name)).toEqual(['reset', 'ready'])
  await back.leave()
  const visitorBack = await subscribe(
    `${node}/api/parcel/track/${parcel.trackingId}/events`,
    null,
    { lastEventId: lastVisitorId },
  )
  await visitorBack.ready()
  expect(visitorBack.events.map(({ name }) => name)).toEqual(['ready'])

  const { body } = await requestsTo(app, cookies).createParcel(newParcelFor(receiver))
  await expect.poll(() => countUnnumbered(target), { timeout: 15_000 }).toBe(0)
  const later = await follow(ready.id)
  await later.ready()
  await later.event(showing(body.data, 1))
  expect(later.events.map(({ name }) => name)).not.toContain('reset')
  await Promise.all([later, visitorBack].map((stream) => stream.leave()))
  await app.close()
  await db.close()
})

async function countUnnumbered({ db }: TestDatabase): Promise<number | undefined> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::integer as count from parcel_changes where number is null
  `)
  return row?.count
}
