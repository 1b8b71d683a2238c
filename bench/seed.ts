import type { Sql } from './database.ts'
import { logStep, progressBar } from './report.ts'
import { hashPassword } from './waybill.ts'

/** Password of all seeded users. */
export const password = 'Waybill-bench-1'

/** Fills an empty, migrated database with parcels, their status logs, and a user for every ten. */
export async function seed(sql: Sql, parcels: number): Promise<void> {
  const users = Math.max(50, parcels / 10)
  await sql`set statement_timeout = 0`
  await sql`set maintenance_work_mem = '256MB'`
  // Makes the data the same in every run.
  await sql`select setseed(0.42)`
  await sql.unsafe(makeUpUsers(users))
  await sql.unsafe(insertUsers(await hashPassword(password)))
  await sql`analyze users, numbered`

  // Building an index over all rows at once is much faster than growing it.
  const indexes = await dropIndexes(sql)
  const showProgress = progressBar('parcels', parcels)
  const chunk = Math.max(parcels / 50, 1_000)
  for (let first = 1; first <= parcels; first += chunk) {
    const last = Math.min(first + chunk - 1, parcels)
    await sql`select setseed(${first / parcels})`
    await sql.unsafe(makeUpParcels({ first, last, parcels, users }))
    await sql.unsafe(insertParcels)
    await sql`drop table made_up`
    showProgress(last)
  }
  logStep('their indexes …')
  for (const definition of indexes) await sql.unsafe(definition)
  logStep('their status logs …')
  await sql.unsafe(insertLogs)
  await sql`drop table numbered`
  await sql`vacuum (analyze)`
}

async function dropIndexes(sql: Sql): Promise<string[]> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('parcels', 'parcel_search') and indexname not like '%_pkey'
  `
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)
  return indexes.map(({ definition }) => definition)
}

// Words, numbers and IDs are made up in tables of their own: triggers and defaults of the real ones may draw
// random values too, and differ between the versions that are compared.

/** Users by number: 1 is an administrator, 2 sends a tenth of all parcels, 10 and 11 have the rare name. */
const makeUpUsers = (users: number) => `
  create temporary table numbered as
  select number, ${idOf('user')} as id, name,
    lower(replace(name, ' ', '.')) || number || '@example.com' as email,
    number > 50 and random() < 0.01 as is_blocked
  from (
    select number, ${randomOf(givenNames)} || ' ' ||
      case when number in (10, 11) then '${rareWord.surname}' else ${randomOf(familyNames)} end as name
    from generate_series(1, ${users}) as number
  ) as named
`

const insertUsers = (passwordHash: string) => `
  insert into users (id, name, email, password_hash, role, is_blocked, created_at, updated_at)
  select id, name, email, '${passwordHash}',
    case when number = 1 then 'ADMIN' when number % 2 = 0 then 'SENDER' else 'RECEIVER' end,
    is_blocked, timestamptz '2024-01-01' + number * interval '1 second', timestamptz '2024-01-01'
  from numbered order by number
`

interface Chunk {
  first: number
  last: number
  parcels: number
  users: number
}

/** Parcels, oldest first: five of all are from user 10 to user 11, and five others go to the rare street. */
const makeUpParcels = ({ first, last, parcels, users }: Chunk) => `
  create temporary table made_up as
  select number, ${idOf('parcel')} as id,
    'TRK-' || ${letters} || '-' || ${letters} || '-' || ${letters} || '-' || ${letters}
      as tracking_id,
    case
      when number % ${parcels / 5} = 1 then 10
      when number % 10 = 3 then 2
      else ${evenNumberUpTo(users)}
    end as sender_number,
    case when number % ${parcels / 5} = 1 then 11 else 1 + ${evenNumberUpTo(users)} end
      as receiver_number,
    case when number % 250 = 9 then '3 ${lessCommonStreet} Row, Hull' else ${randomAddress()} end
      as from_address,
    case when number % ${parcels / 5} = 2 then '1 ${rareWord.street}, Leeds' else ${randomAddress()} end
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
`

/** The columns that every version has; all others have defaults. */
const insertParcels = `
  insert into parcels (id, tracking_id, sender_id, receiver_id, parcel_type, weight_grams,
    fee_cents, delivery_status, is_blocked, from_address, to_address,
    created_at, updated_at)
  select parcel.id, tracking_id, sender.id, receiver.id, 'PACKAGE', grams,
    greatest(500, round(grams / 2.0)), status, parcel.number % 200 = 7, from_address, to_address,
    created_at, created_at + interval '2 days'
  from made_up as parcel
    join numbered as sender on sender.number = sender_number
    join numbered as receiver on receiver.number = receiver_number
  order by parcel.number
`

const insertLogs = `
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

// Hashes spread like random IDs, and are the same in every database.
const idOf = (kind: 'user' | 'parcel') => `md5('${kind} ' || number)::uuid`

// Picks the first words of a list more often than the last ones, as in real data.
function randomOf(words: readonly string[]): string {
  const list = words.map((word) => `'${word}'`).join(', ')
  return `(array[${list}])[1 + floor(${words.length} * power(random(), 1.2))::integer]`
}

const randomAddress = () =>
  [
    `1 + floor(random() * 250)::integer`,
    `' '`,
    randomOf(streets),
    `' '`,
    randomOf(streetKinds),
    `', '`,
    randomOf(cities),
  ].join(' || ')

const letters = Array.from(
  { length: 4 },
  () => `substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + floor(random() * 32)::integer, 1)`,
).join(' || ')

const evenNumberUpTo = (users: number) => `(12 + 2 * floor(random() * ${users / 2 - 6})::integer)`

// Made-up names and places.
const givenNames = wordsOf(`
  Amelia Noah Priya Tomás Grace Liam Sofia Mateusz Aisha Jonas Ingrid Kwame Yuki Elena Oskar Fatima
  Hugo Nadia Pavel Chiara Ruben Leila Anders Mei Dario Freya Ibrahim Klara Stefan Zara Marta Viktor
`)

const familyNames = wordsOf(`
  Smith Okafor Rivera Lindqvist Nair Hart Kowalski Haddad Weber Rossi Tanaka Novak Silva Murphy Berg
  Fischer Costa Larsen Mensah Petrov Dubois Moreau Jansen Horvat Papadakis Nakamura Osei Bianchi Kaya
  Virtanen Sørensen Almeida Fontaine Brandt Castillo Demir Eriksen Farkas Gallo Hussain Ivanova Juhász
  Keller Lopes Marković Nowak Orlando Popescu Quint Richter Santos Toth Ullman Vargas Winkler Yilmaz
  Zielinski Abbott Barlow Carver Dalton Ellison Fenwick Garland Holloway Ingram Jessop Kendrick
  Langford Merrick Norwood Oakley Pemberton Ramsay Selwyn Thornton Underhill Vaughan Whitlock Yardley
`)

export const streets = wordsOf(`
  Mill Station Church Park Victoria Green King Queen Bridge School Orchard Harbour Castle Garden Abbey
  Chestnut Willow Foundry Market Chapel Spring Union Albion Beacon Cedar Dover Elm Ferry Grove Heath
  Ivy Juniper Kiln Lime Meadow Nelson Oak Priory Quarry Ridge Salter Tanner Upland Vicarage Weaver
`)

const streetKinds = wordsOf(`Street Road Lane Avenue Close Square Row Quay`)

const cities = wordsOf(`
  Leeds Hull Porto Łódź Gdańsk Turin Lyon Bremen Aarhus Malmö Bergen Tampere Brno Graz Split Cádiz
  Ghent Utrecht Cork Dundee Swansea Derry Rouen Nantes Bilbao Braga Bari Trieste Kassel Jena
`)

/** Words in five parcels of every database, however large it is. */
export const rareWord = { surname: 'Quillfeather', street: 'Zephyrgate' }

/** Word in every 250th parcel: in a database of a million, close below the cap of exact counts. */
export const lessCommonStreet = 'Foxglove'

/** Words in the same share of the parcels of every database. */
export const commonWord = { surname: 'Smith', street: 'Mill' }

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/)
}
