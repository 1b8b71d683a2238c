import { startWaybill, type Waybill } from '../waybill.ts'

/** One size of database behind a running server, and who asks it for what. */
export interface Subject {
  parcels: number
  users: number
  waybill: Waybill
  admin: string
  /** Sends about twenty parcels, whatever the size. */
  sender: string
  /** Sends a tenth of all parcels. */
  bulkSender: string
  /** A receiver's. */
  receiver: string
  trackingIds: string[]
}

export async function openSubject(url: string, parcels: number): Promise<Subject> {
  const waybill = await startWaybill(url)
  const { pool } = waybill.database
  const column = async (statement: string): Promise<string[]> => {
    const { rows } = await pool.query<{ value: string }>(statement)
    return rows.map(({ value }) => value)
  }
  const [total = '0'] = await column('select count(*)::text as value from users')
  // In the order in which the people were made: see stock/rows.ts.
  const [admin = '', bulkSender = ''] = await column(
    'select id as value from users order by created_at limit 2',
  )
  const [sender = ''] = await column(`
    select id as value from users where role = 'SENDER' and not is_blocked
    order by created_at offset 20 limit 1
  `)
  const [receiver = ''] = await column(`
    select id as value from users where role = 'RECEIVER' and not is_blocked
    order by created_at offset 20 limit 1
  `)
  const step = Math.floor(parcels / 100)
  return {
    parcels,
    users: Number(total),
    waybill,
    admin: await waybill.signIn(admin),
    sender: await waybill.signIn(sender),
    bulkSender: await waybill.signIn(bulkSender),
    receiver: await waybill.signIn(receiver),
    trackingIds: await column(`
      select tracking_id as value from (
        select tracking_id, row_number() over (order by created_at) as number from parcels
      ) as numbered where number % ${step} = 0
    `),
  }
}
