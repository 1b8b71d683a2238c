import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { foldNextSearches } from '../../../server/parcels/fold-searches-repository.ts'
import { apiForFile } from '../support/for-file.ts'
import { newParcelFor } from '../support/valid-requests.ts'

const api = await apiForFile()
const { admin, sender, receiver } = {
  admin: await api.resident('ADMIN'),
  sender: await api.resident('SENDER', 'Zoë Straße'),
  receiver: await api.resident('RECEIVER'),
}
beforeEach(() => api.reset())

const found = async (q: string) => {
  const { body } = await api.as(admin).listParcels({ query: { q, page: 1, limit: 5 } })
  return body.data.map(({ toAddress }) => toAddress)
}
const created = (toAddress: string) =>
  api.as(sender).createParcel({ ...newParcelFor(receiver), fromAddress: '1 Quay', toAddress })

const searches = [
  'äpfelweg',
  'ÄPFELWEG',
  'apfelweg',
  'Äpfelweg'.normalize('NFD'),
  '12, äpfelweg',
  '12  Äpfelweg',
  '12\u00a0Äpfelweg',
  'łódź',
  'lodz',
  'ap',
]

describe('A search', () => {
  it.each(searches)('for %j finds a parcel to Äpfelweg', async (q) => {
    await created('12 Äpfelweg, Łódź')
    await created('3 Mill Lane, Hull')
    expect(await found(q)).toEqual(['12 Äpfelweg, Łódź'])
  })

  it('finds senders, users and addresses in the same way', async () => {
    await created('12 Äpfelweg, Łódź')
    expect(await found('zoe strasse')).toHaveLength(1)
    const { body } = await api.as(admin).listUsers({ query: { q: 'zoe  STRASSE' } })
    expect(body.data.map(({ name }) => name)).toEqual(['Zoë Straße'])
    const answer = await api.as(sender).listAddresses({ query: { q: 'apfelweg lodz' } })
    expect(answer.body.data.map(({ address }) => address)).toEqual(['12 Äpfelweg, Łódź'])
  })

  it('for nothing but commas is none', async () => {
    await created('3 Mill Lane, Hull')
    expect(await found(' , ')).toEqual(['3 Mill Lane, Hull'])
  })
})

describe('Parcels from before searches were folded', () => {
  it('are found before and after their texts are folded, in pieces', async () => {
    const old = '12 Äpfelweg, Łódź'
    await created(old)
    for (let count = 0; count < 2; count += 1) await created('3 Mill Lane, Hull')
    await api.db.query(sql`
      insert into parcels (id, tracking_id, sender_id, receiver_id, parcel_type, weight_grams,
        fee_cents, delivery_status, from_address, to_address, created_at, updated_at)
      select gen_random_uuid(), 'TRK-0000-0000-' || lpad(number::text, 8, '0'), ${sender.id}::uuid,
        ${receiver.id}::uuid, 'PACKAGE', 1, 500, 'REQUESTED', 'Quay', 'Hill, Hull', now(), now()
      from generate_series(1, 1000) as number
    `)
    await api.db.query(sql`
      update parcel_search set text = lower(concat_ws(chr(10), '', parcel.from_address, parcel.to_address))
      from parcels as parcel where parcel.id = parcel_search.id
    `)
    // A script of the operator's may have written it.
    await api.db.query(sql`update parcels set to_address = normalize(to_address, nfd)`)
    await api.db.query(sql`insert into unfolded_searches values (${noId}::uuid)`)
    expect(await found('ÄPFELWEG, łódź')).toEqual([old.normalize('NFD')])
    expect(await unfolded()).toBe(1_003)
    const pieces: boolean[] = []
    do pieces.push(await foldNextSearches(api.db))
    while (pieces.at(-1) === true)
    expect(pieces).toEqual([true, true, true, false])
    expect(await unfolded()).toBe(0)
    expect(await found('apfelweg lodz')).toEqual([old])
    expect(await foldNextSearches(api.db)).toBe(false)
  })
})

const noId = '00000000-0000-0000-0000-000000000000'

async function unfolded(): Promise<number> {
  const [row] = await api.db.query<{ count: number }>(sql`
    select count(*)::integer as count from parcel_search
    where text like '%,%'
  `)
  return row?.count ?? 0
}
