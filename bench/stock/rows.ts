import {
  cities,
  familyNames,
  givenNames,
  middlingStreet,
  rareWord,
  streetKinds,
  streets,
} from './words.ts'

/** People by number: 1 administers, 2 sends a tenth of all parcels, 10 and 11 have the rare name. */
export const insertPeople = (people: number, passwordHash: string) => `
  insert into users (id, name, email, password_hash, role, is_blocked, created_at, updated_at)
  select gen_random_uuid(), name,
    lower(replace(name, ' ', '.')) || number || '@example.com', '${passwordHash}',
    case when number = 1 then 'ADMIN' when number % 2 = 0 then 'SENDER' else 'RECEIVER' end,
    number > 50 and random() < 0.01,
    timestamptz '2024-01-01' + number * interval '1 second', timestamptz '2024-01-01'
  from (
    select number, ${drawn(givenNames)} || ' ' ||
      case when number in (10, 11) then '${rareWord.surname}' else ${drawn(familyNames)} end as name
    from generate_series(1, ${people}) as number
  ) as person
`

interface Chunk {
  first: number
  last: number
  parcels: number
  people: number
}

/** Oldest first. Of all parcels, five are from 10 to 11, and five others go to the rare street. */
export const insertParcels = ({ first, last, parcels, people }: Chunk) => `
  insert into parcels (id, tracking_id, sender_id, receiver_id, parcel_type, weight_grams,
    fee_cents, delivery_status, is_blocked, from_address, to_address,
    created_at, updated_at)
  select gen_random_uuid(), tracking_id, sender.id, receiver.id, 'PACKAGE', grams,
    greatest(500, round(grams / 2.0)), status, drawn.number % 200 = 7, from_address, to_address,
    created_at, created_at + interval '2 days'
  from (
    select number,
      'TRK-' || ${letters} || '-' || ${letters} || '-' || ${letters} || '-' || ${letters}
        as tracking_id,
      case
        when number % ${parcels / 5} = 1 then 10
        when number % 10 = 3 then 2
        else ${evenBelow(people)}
      end as sender_number,
      case when number % ${parcels / 5} = 1 then 11 else 1 + ${evenBelow(people)} end
        as receiver_number,
      case when number % 250 = 9 then '3 ${middlingStreet} Row, Hull' else ${address} end
        as from_address,
      case when number % ${parcels / 5} = 2 then '1 ${rareWord.street}, Leeds' else ${address} end
        as to_address,
      1 + floor(random() * 30000)::integer as grams,
      case
        when random() < 0.05 then 'CANCELED'
        when random() < 0.15 then
          (array['REQUESTED', 'APPROVED', 'DISPATCHED', 'IN_TRANSIT'])[1 + floor(random() * 4)::integer]
        else 'DELIVERED'
      end as status,
      timestamptz '2024-02-01' + number * interval '40 seconds' as created_at
    from generate_series(${first}, ${last}) as number
  ) as drawn
    join numbered as sender on sender.number = sender_number
    join numbered as receiver on receiver.number = receiver_number
  order by drawn.number
`

export const insertLogs = `
  insert into status_logs (parcel_id, entry_number, status, note, updated_by, created_at)
  select id, entry, step, null, sender_id, parcels.created_at + entry * interval '8 hours'
  from parcels
    cross join unnest(
      case delivery_status
        when 'REQUESTED' then array['REQUESTED']
        when 'CANCELED' then array['REQUESTED', 'CANCELED']
        when 'APPROVED' then array['REQUESTED', 'APPROVED']
        when 'DELIVERED' then array['REQUESTED', 'APPROVED', 'DISPATCHED', 'DELIVERED']
        else array['REQUESTED', 'APPROVED', delivery_status]
      end
    ) with ordinality as steps (step, entry)
`

// Some words are drawn more often than others, as in life.
function drawn(words: readonly string[]): string {
  const list = words.map((word) => `'${word}'`).join(', ')
  return `(array[${list}])[1 + floor(${words.length} * power(random(), 1.2))::integer]`
}

const address = [
  `1 + floor(random() * 250)::integer`,
  `' '`,
  drawn(streets),
  `' '`,
  drawn(streetKinds),
  `', '`,
  drawn(cities),
].join(' || ')

const letters = Array.from(
  { length: 4 },
  () => `substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + floor(random() * 32)::integer, 1)`,
).join(' || ')

const evenBelow = (people: number) => `(12 + 2 * floor(random() * ${people / 2 - 6})::integer)`
