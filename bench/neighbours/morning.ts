import sharp from 'sharp'
import type { Sql } from '../database.ts'
import { logStep } from '../report.ts'
import { insertAccounts } from '../streams/audience.ts'
import { call, type Account } from './calls.ts'
import { behaveWell, p95, refusedOf, timesOf, type Good } from './good-sender.ts'

/** Each has a photo. */
const couriers = 200

interface Server {
  origin: string
  memory(): Promise<number>
}

/**
 * Has as many deliveries with a photo recorded at the same moment; refused ones are tried again when the answer says.
 */
export async function measureMorning(sql: Sql, server: Server, good: Good): Promise<string> {
  logStep(`${couriers} couriers with a photo each …`)
  const crowd = await insertAccounts(sql, 'ADMIN', couriers)
  const photo = await photoOfDoorstep()
  const alone = await behaveWell(server.origin, good, '')
  await sql`update parcels set delivery_status = 'IN_TRANSIT' where id in (
      select id from parcels where sender_id = ${good.sender.id} and delivery_status = 'REQUESTED' limit ${couriers})`
  const parcels = await sql<{ id: string }[]>`
      select id from parcels where delivery_status = 'IN_TRANSIT' limit ${couriers}
    `
  const begun = performance.now()
  let tries = 0
  const deliver = async (account: Account, id: string): Promise<number> => {
    for (;;) {
      tries += 1
      const { status, retryAfter } = await call(
        server.origin,
        account,
        'POST',
        `/api/parcel/deliveries/${id}`,
        { photo },
      )
      if (status < 300 && status > 0) return performance.now() - begun
      if (![0, 429, 503].includes(status)) throw new Error(`A delivery was answered ${status}`)
      await new Promise((resolve) => setTimeout(resolve, retryAfter * 1_000))
    }
  }
  const delivering = Promise.all(
    crowd.map((account, index) => deliver(account, parcels[index]?.id ?? '')),
  )
  const beside = behaveWell(server.origin, good, '')
  const taken = await delivering
  const seen = await beside
  const ratio = (key: 'changes' | 'lists') =>
    (p95(timesOf(seen[key])) / p95(timesOf(alone[key]))).toFixed(1)
  return [
    '',
    `${couriers} photos of ${Math.round((photo.length * 3) / 4 / 1000)} kB at once: all taken after`,
    `${(Math.max(...taken) / 1_000).toFixed(1)} s, by ${tries} requests; p95 of others: changes ${ratio('changes')},`,
    `lists ${ratio('lists')} times as long as alone, ${refusedOf(seen.changes)} changes refused;`,
    `${await server.memory()} MB of memory.`,
  ].join('\n')
}

async function photoOfDoorstep(): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const picture = await sharp({
    create: { width: 1_600, height: 1_200, channels: 3, background: 'grey', noise },
  })
    .blur(1.2)
    .jpeg({ quality: 80 })
    .toBuffer()
  return picture.toString('base64')
}
