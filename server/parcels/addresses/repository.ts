import sql from 'sql-template-tag'
import { foldText } from '../../../domain/fold.ts'
import type { Queryable, Transaction } from '../../db/database.ts'
import { foldedLines, matches, patternsOf } from '../../db/search.ts'
import type { ReceiverRow } from '../../accounts/users/repository.ts'

/** An entry of a sender's address book, or, without an ID, an address of their parcels. */
export interface AddressRow {
  id: string | null
  label: string | null
  address: string
  receiver_id: string | null
  receiver_name: string | null
  receiver_email: string | null
}

export interface AddressSearch {
  userId: string
  search: string
  /** Only the entries of the address book. */
  isSaved: boolean
  limit: number
}

/**
 * Lists each address once, ignoring case, the last saved or used one first. A receiver who can no
 * longer be chosen is left out.
 */
export const listAddressRows = (
  db: Queryable,
  { userId, search, isSaved, limit }: AddressSearch,
): Promise<AddressRow[]> =>
  db.query<AddressRow>(sql`
    with sent as (
      select from_address, to_address, created_at from parcels where sender_id = ${userId}
      order by created_at desc, id desc limit ${isSaved ? 0 : maxParcels}
    ), known as (
      select id, label, address, receiver_id, updated_at as at from addresses
        where user_id = ${userId}
      union all
      select null, null, from_address, null, created_at from sent
      union all
      select null, null, to_address, null, created_at from sent
    ), item as (
      select distinct on (lower(address)) id, label, address, receiver_id,
        max(at) over (partition by lower(address)) as last_at
      from known order by lower(address), id nulls last, at desc
    )
    select item.id, item.label, item.address, receiver.id as receiver_id,
      receiver.name as receiver_name, receiver.email as receiver_email
    from item left join users as receiver on receiver.id = item.receiver_id
      and receiver.role = 'RECEIVER' and not receiver.is_blocked
    where ${foldText(search) === '' ? sql`true` : matches(textOfItem, patternsOf(search))}
    order by item.last_at desc, lower(item.address) limit ${limit}
  `)

/** Number of a sender's newest parcels whose addresses are offered. */
const maxParcels = 1_000

const textOfItem = foldedLines(["coalesce(item.label, '')", 'item.address'])

export async function countAddresses(transaction: Transaction, userId: string): Promise<number> {
  const rows = await transaction.query<{ id: string }>(sql`
    select id from addresses where user_id = ${userId}
  `)
  return rows.length
}

/** Finds a receiver who can be chosen, and locks them, so that they still exist when the entry is written. */
export async function findReceiver(
  transaction: Transaction,
  id: string,
): Promise<ReceiverRow | undefined> {
  const [row] = await transaction.query<ReceiverRow>(sql`
    select id, name, email from users
    where id = ${id} and role = 'RECEIVER' and not is_blocked
    for key share
  `)
  return row
}

export interface EntryRow {
  id: string
  userId: string
  label: string
  address: string
  receiverId: string | null
  now: Date
}

export async function insertAddress(transaction: Transaction, entry: EntryRow): Promise<void> {
  const { id, userId, label, address, receiverId, now } = entry
  await transaction.query(sql`
    insert into addresses (id, user_id, label, address, receiver_id, created_at, updated_at)
    values (${id}, ${userId}, ${label}, ${address}, ${receiverId}, ${now}, ${now})
  `)
}

/** False if the user has no such entry. */
export async function writeAddress(transaction: Transaction, entry: EntryRow): Promise<boolean> {
  const { id, userId, label, address, receiverId, now } = entry
  const written = await transaction.query(sql`
    update addresses
    set label = ${label}, address = ${address}, receiver_id = ${receiverId}, updated_at = ${now}
    where id = ${id} and user_id = ${userId}
    returning id
  `)
  return written.length > 0
}

/** False if the user has no such entry. */
export async function removeAddress(
  transaction: Transaction,
  { id, userId }: Pick<EntryRow, 'id' | 'userId'>,
): Promise<boolean> {
  const removed = await transaction.query(sql`
    delete from addresses where id = ${id} and user_id = ${userId} returning id
  `)
  return removed.length > 0
}
