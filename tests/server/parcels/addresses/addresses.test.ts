import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeEach, expect, it } from 'vitest'
import type { NewAddress } from '../../../../openapi.d.ts'
import type { Person } from '../../support/api.ts'
import { expectRefusal, expectRefusedField, sortedStatuses } from '../../support/answers.ts'
import { apiForFile } from '../../support/for-file.ts'
import type { StoredAddress } from '../../support/rows.ts'
import { newParcelFor } from '../../support/valid-requests.ts'

const api = await apiForFile()
const { sender, receiver } = await api.residents()
beforeEach(() => api.reset())

const save = (entry: NewAddress, owner = sender) => api.as(owner).createAddress(entry)

async function saved(entry: NewAddress, owner = sender) {
  const { status, body } = await save(entry, owner)
  expect(status).toBe(201)
  return body.data
}

/** Creates a parcel from and to these addresses, a minute after the previous one. */
async function sent(fromAddress: string, toAddress: string) {
  api.secondsPass(60)
  const parcel = { ...newParcelFor(receiver), fromAddress, toAddress }
  expect((await api.as(sender).createParcel(parcel)).status).toBe(201)
}

async function listed(query: { q?: string; saved?: boolean; limit?: number } = {}) {
  const { body } = await api.as(sender).listAddresses({ query })
  return body.data
}

const addresses = async (query = {}) => (await listed(query)).map(({ address }) => address)

const storedRows = (owner = sender) =>
  api.db.query<StoredAddress>(
    sql`select * from addresses where user_id = ${owner.id} order by label`,
  )

const receiverOf = ({ id, name, email }: Person) => ({ _id: id, name, email })

it('a sender saves an address with its receiver, and finds it again', async () => {
  const entry = await saved({ label: ' Quay ', address: ' 8 Quay Road ', receiverId: receiver.id })
  expect(entry).toEqual({
    _id: entry._id,
    label: 'Quay',
    address: '8 Quay Road',
    receiver: receiverOf(receiver),
  })
  expect(await storedRows()).toEqual([
    {
      id: entry._id,
      user_id: sender.id,
      label: 'Quay',
      address: '8 Quay Road',
      receiver_id: receiver.id,
      created_at: api.now(),
      updated_at: api.now(),
    },
  ])
  expect(await listed()).toEqual([entry])
})

it('a sender changes an entry, which then has the fields that were sent, and removes it', async () => {
  const { _id } = await saved({ label: 'Quay', address: '8 Quay Rd', receiverId: receiver.id })
  const changed = await api.as(sender).updateAddress(_id, { label: 'Pier', address: '8 QUAY RD' })
  expect([changed.status, changed.body.data]).toEqual([
    200,
    { _id, label: 'Pier', address: '8 QUAY RD', receiver: null },
  ])
  expect(await storedRows()).toMatchObject([{ label: 'Pier', receiver_id: null }])
  expect((await api.as(sender).deleteAddress(_id)).status).toBe(200)
  expect(await storedRows()).toEqual([])
  expectRefusal(await api.as(sender).deleteAddress(_id), 404, 'Address not found')
})

it('offers the last used or saved address first, each once, with its entry in the book', async () => {
  const mill = await saved({ label: 'Mill', address: '1 Mill Lane', receiverId: receiver.id })
  await sent('5 Dock Street', '1 MILL LANE')
  await sent('5 Dock Street', '9 Hill Row')
  await sent('3 Ferry Court', '1 mill lane')
  const ofParcel = (address: string) => ({ _id: null, label: null, address, receiver: null })
  expect(await listed()).toEqual([
    mill,
    ofParcel('3 Ferry Court'),
    ofParcel('5 Dock Street'),
    ofParcel('9 Hill Row'),
  ])
  expect(await listed({ saved: true })).toEqual([mill])
  expect(await addresses({ limit: 2 })).toEqual(order.slice(0, 2))
})

// The two addresses of the newest parcel are in alphabetical order.
const order = ['1 Mill Lane', '3 Ferry Court', '5 Dock Street', '9 Hill Row']

it('a sender searches labels and addresses, in any case and by parts of words', async () => {
  await saved({ label: 'Warehouse', address: '4 Long Road, Hull' })
  await sent('77 Wharf Lane, York', '100% Street')
  expect(await addresses({ q: 'WAREh' })).toEqual(['4 Long Road, Hull'])
  expect(await addresses({ q: 'ork' })).toEqual(['77 Wharf Lane, York'])
  expect(await addresses({ q: 'wh' })).toEqual(['77 Wharf Lane, York'])
  expect(await addresses({ q: '0% s' })).toEqual(['100% Street'])
  expect(await addresses({ q: 'nowhere' })).toEqual([])
})

it('a sender sees no address of another sender', async () => {
  const other = await api.signedIn('SENDER')
  const { _id } = await saved({ label: 'Theirs', address: '2 Secret Way' }, other)
  const parcel = { ...newParcelFor(receiver), toAddress: '6 Hidden Yard' }
  await api.as(other).createParcel(parcel)
  expect(await listed()).toEqual([])
  const entry = { label: 'Mine', address: '2 Secret Way' }
  expect((await api.as(sender).updateAddress(_id, entry)).status).toBe(404)
  expect((await api.as(sender).deleteAddress(_id)).status).toBe(404)
  expect(await storedRows(other)).toMatchObject([{ label: 'Theirs' }])
})

it('an address is in the book once, ignoring case', async () => {
  await saved({ label: 'Quay', address: '8 Quay Road' })
  const { _id } = await saved({ label: 'Mill', address: '1 Mill Lane' })
  const message = 'This address is already in your address book'
  expectRefusal(await save({ label: 'Quay again', address: '8 QUAY ROAD' }), 409, message)
  const moved = await api.as(sender).updateAddress(_id, { label: 'Mill', address: '8 quay road' })
  expectRefusal(moved, 409, message)
  expect(await storedRows()).toMatchObject([{ address: '1 Mill Lane' }, { address: '8 Quay Road' }])
})

it('an address book holds at most 500 entries, even if two are added simultaneously', async () => {
  await api.db.query(sql`
    insert into addresses (id, user_id, label, address, created_at, updated_at)
    select gen_random_uuid(), owner, 'Shop', 'Shop ' || number, ${api.now()}, ${api.now()}
    from unnest(${[sender.id, receiver.id]}::uuid[]) as owner, generate_series(1, 499) as number
  `)
  const two = await Promise.all(['One', 'Two'].map((address) => save({ label: 'Last', address })))
  expect(sortedStatuses(two)).toEqual([201, 409])
  expect(two.find(({ status }) => status === 409)?.body.message).toBe(
    'Your address book is full: it holds 500 addresses',
  )
  expect(await storedRows()).toHaveLength(500)
  expect(await listed({ saved: true })).toHaveLength(500)
})

it('an entry can only have a receiver who can be chosen for a parcel', async () => {
  const blocked = await api.blocked('RECEIVER')
  for (const receiverId of [blocked.id, sender.id, randomUUID()]) {
    const answer = await save({ label: 'Quay', address: '8 Quay Road', receiverId })
    expectRefusedField(answer, 'receiverId', 'This receiver cannot be chosen')
  }
  await saved({ label: 'Quay', address: '8 Quay Road', receiverId: receiver.id })
  for (const change of [sql`is_blocked = true`, sql`is_blocked = false, role = 'COURIER'`]) {
    await api.db.query(sql`update users set ${change} where id = ${receiver.id}`)
    expect(await listed()).toMatchObject([{ address: '8 Quay Road', receiver: null }])
  }
})
