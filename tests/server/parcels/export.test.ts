import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import type { DeliveryStatus, operations, ParcelSort } from '../../../openapi.d.ts'
import { readExport } from '../../../server/parcels/export-repository.ts'
import type { Api, Person } from '../support/api.ts'
import { parseCsv } from '../support/csv.ts'
import { apiForFile } from '../support/for-file.ts'
import { insertManyParcels } from '../support/many-parcels.ts'
import { newParcelFor } from '../support/valid-requests.ts'

type Query = NonNullable<operations['exportParcels']['parameters']['query']>

const fewParcels = await apiForFile()
const manyParcels = await apiForFile()
const { admin, sender, receiver } = await fewParcels.signedInUsers()
const adminOfMany = await manyParcels.signedIn('ADMIN')
await insertManyParcels(manyParcels)

const exportedFrom = async (api: Api, query: Query, person: Person) => {
  const { status, text, headers } = await api.as(person).exportParcels({ query })
  expect(status).toBe(200)
  return { text, headers, rows: parseCsv(text) }
}

describe('an administrator with at most a few parcels', () => {
  const api = fewParcels
  const exported = (query: Query = {}, person = admin) => exportedFrom(api, query, person)

  it('gets only the titles if there is no parcel', async () => {
    const { headers, text } = await exported()
    expect(text).toBe(
      '\uFEFFTracking ID,Status,Type,Weight (kg),Fee (USD),Sender,Sender email,Receiver,' +
        'Receiver email,From,To,Requested at,Updated at,Delivery status,Blocked\r\n',
    )
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="waybill-parcels-2026-03-02.csv"',
      'cache-control': 'no-store',
    })
  })

  it('gets the titles in the language that they ask for', async () => {
    const { text } = await exported({ language: 'de' })
    expect(text).toBe(
      '\uFEFFSendungsnummer,Status,Art,Gewicht (kg),Preis (USD),Absender,E-Mail des Absenders,' +
        'Empfänger,E-Mail des Empfängers,Von,Nach,Beauftragt am,Geändert am,Zustellstatus,Gesperrt\r\n',
    )
  })

  it('gets every field of a parcel', async () => {
    const parcel = newParcelFor(receiver)
    const { body } = await api.as(sender).createParcel({ ...parcel, weight: 12.34 })
    api.secondsPass(60)
    await api.as(admin).updateParcelStatus(body.data._id, { status: 'IN_TRANSIT' })
    await api.as(admin).blockParcel(body.data._id, { block: true })
    const { rows } = await exported({ q: body.data.trackingId })
    expect(rows).toEqual([
      {
        'Tracking ID': body.data.trackingId,
        Status: 'BLOCKED',
        Type: 'PACKAGE',
        'Weight (kg)': '12.34',
        'Fee (USD)': '61.70',
        Sender: 'Sam Sender',
        'Sender email': sender.email,
        Receiver: 'Rita Receiver',
        'Receiver email': receiver.email,
        From: '1 Mill Lane, Leeds',
        To: '8 Quay Road, Hull',
        'Requested at': '2026-03-02T09:00:00.000Z',
        'Updated at': '2026-03-02T09:01:00.000Z',
        'Delivery status': 'IN_TRANSIT',
        Blocked: 'Yes',
      },
    ])
  })

  it('gets codes unchanged in every language, and yes or no in the language that they ask for', async () => {
    const { body } = await api.as(sender).createParcel(newParcelFor(receiver))
    await api.as(admin).blockParcel(body.data._id, { block: true })
    const { rows } = await exported({ q: body.data.trackingId, language: 'de' })
    expect(rows).toMatchObject([{ Status: 'BLOCKED', Zustellstatus: 'REQUESTED', Gesperrt: 'Ja' }])
  })

  it('gets a file that Excel in their language reads, with times of the company’s zone', async () => {
    const { body } = await api.as(sender).createParcel({ ...newParcelFor(receiver), weight: 1 })
    await api.as(admin).blockParcel(body.data._id, { block: true })
    const query = { q: body.data.trackingId, language: 'de', format: 'EXCEL' } as const
    const time = `02.03.2026 ${body.data.createdAt.slice(11, 16)}`
    const { text } = await api.as(admin).exportParcels({ query })
    expect(text).toBe(
      '\uFEFFSendungsnummer;Status;Art;Gewicht (kg);Preis (USD);Absender;E-Mail des Absenders;' +
        'Empfänger;E-Mail des Empfängers;Von;Nach;Beauftragt am (UTC);Geändert am (UTC);' +
        `Zustellstatus;Gesperrt\r\n${body.data.trackingId};Gesperrt;Paket;1;5,00;Sam Sender;` +
        `${sender.email};Rita Receiver;${receiver.email};1 Mill Lane, Leeds;8 Quay Road, Hull;` +
        `${time};${time};Beauftragt;Ja\r\n`,
    )
  })

  it('shares the export with senders, each of whom gets their own parcels', async () => {
    const other = await api.signedIn('SENDER', 'Tomás Rivera')
    expect((await exported({}, other)).rows).toEqual([])
    const { body } = await api.as(other).createParcel(newParcelFor(receiver))
    api.secondsPass(1)
    await api.as(other).createParcel({ ...newParcelFor(receiver), toAddress: '3 Hill Road, York' })

    const found = async (query: Query) =>
      (await exported(query, other)).rows.map((row) => [row['Sender'], row['To']])
    expect(await found({ sort: 'createdAt' })).toEqual([
      ['Tomás Rivera', '8 Quay Road, Hull'],
      ['Tomás Rivera', '3 Hill Road, York'],
    ])
    expect(await found({ q: 'quay' })).toEqual([['Tomás Rivera', '8 Quay Road, Hull']])
    expect(await found({ q: body.data.trackingId, status: 'APPROVED' })).toEqual([])
    expect(await found({ q: 'Sam Sender' })).toEqual([])
  })

  it('gets a formula behind an apostrophe, so that no spreadsheet evaluates it', async () => {
    const fromAddress = '=HYPERLINK("http://evil.example","x")'
    const { body } = await api.as(sender).createParcel({ ...newParcelFor(receiver), fromAddress })
    const { rows } = await exported({ q: body.data.trackingId })
    expect(rows.map((row) => row['From'])).toEqual([`'${fromAddress}`])
  })
})

describe('an administrator with more parcels than a list shows', () => {
  const api = manyParcels
  const exported = (query: Query = {}) => exportedFrom(api, query, adminOfMany)
  const numbers = async (query: Query = {}) =>
    (await exported(query)).rows.map((row) => Math.round(Number(row['Weight (kg)']) * 1000))
  const descending = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, index) => from - index)

  it('gets all parcels, newest first', async () => {
    expect(await numbers()).toEqual(descending(14_000, 1))
  })

  it('gets the results of a filter, a range and a search', async () => {
    expect(await numbers({ status: 'BLOCKED' })).toEqual([10_000, 5_000])
    expect(await numbers({ q: 'zephyr', sort: 'createdAt' })).toEqual([5, 7_000, 13_999])
    expect(await numbers({ q: 'zephyr', status: 'DELIVERED' })).toEqual([])
    expect(
      await numbers({
        createdFrom: '2026-01-01T00:00:04Z',
        createdBefore: '2026-01-01T00:00:07Z',
        sort: 'weight',
        q: 'mill',
      }),
    ).toEqual([4, 6])
    const common = await numbers({ q: 'lane' })
    expect(common).toEqual(descending(14_000, 1).filter((one) => ![5, 7_000, 13_999].includes(one)))
  })

  it.each<ParcelSort>([
    '-createdAt',
    'createdAt',
    '-updatedAt',
    'updatedAt',
    '-weight',
    'weight',
    '-fee',
    'fee',
  ])('gets the parcels sorted by %s, like the list', async (sort) => {
    const list = await api.as(adminOfMany).listParcels({ query: { sort, page: 50, limit: 100 } })
    const file = (await exported({ sort })).rows.map((row) => row['Tracking ID'])
    expect(new Set(file).size).toBe(14_000)
    expect(file.slice(4_900, 5_000)).toEqual(list.body.data.map(({ trackingId }) => trackingId))
  })

  it.each(['-updatedAt', 'updatedAt', 'createdAt'] as const)(
    'gets each parcel once, and no new one, while parcels change during a file sorted by %s',
    async (sort) => {
      const owner = await api.signedIn('SENDER')
      const parcel = newParcelFor(await api.signedIn('RECEIVER'))
      // Created at the exact time of the call.
      await api.as(owner).createParcel(parcel)
      await changeSome(500, 'DISPATCHED')
      const before = await api.db.query<{ weight_grams: number }>(sql`
        select weight_grams from parcels order by weight_grams desc
      `)
      const filter = { scope: { name: 'all' as const }, search: undefined, status: undefined }
      const bounds = { batch: 500, scanLimit: 500, maxIds: 500, now: api.now() }
      const read: number[] = []
      for await (const rows of readExport(api.db, filter, sort, bounds)) {
        read.push(...rows.map((row) => row.weight_grams))
        api.secondsPass(1)
        await changeSome(read.length, 'APPROVED')
        await api.as(owner).createParcel(parcel)
      }
      expect(read.toSorted((a, b) => b - a)).toEqual(before.map((row) => row.weight_grams))
    },
  )

  it.each([500, 20_000])(
    'gets the same as the one sender of all of them, if %d IDs are kept',
    async (maxIds) => {
      const [owner] = await api.db.query<{ id: string }>(sql`
        select id from users where name = 'Sam Sender'
      `)
      const scope = { name: 'sent', userId: owner?.id ?? '' } as const
      const bounds = { batch: 5_000, scanLimit: 5_000, maxIds, now: api.now() }
      const numbersOf = async (search: string | undefined, sort: ParcelSort) => {
        const read: number[] = []
        for await (const rows of readExport(api.db, { scope, search }, sort, bounds))
          read.push(...rows.map((row) => row.weight_grams))
        return read
      }
      expect(await numbersOf(undefined, '-weight')).toEqual(descending(14_000, 1))
      expect(await numbersOf('zephyr', 'createdAt')).toEqual([5, 7_000, 13_999])
      expect(await numbersOf('lane', '-createdAt')).toHaveLength(13_997)
    },
  )

  /** Changes a parcel that was read already, if there is one, and one that perhaps was not. */
  async function changeSome(count: number, status: DeliveryStatus) {
    const weights = [count - 250, count + 400, 14_000 - count - 400].filter((one) => one > 0)
    const changed = await api.db.query<{ id: string }>(sql`
      select id from parcels where weight_grams = any(${weights}::integer[])
    `)
    const person = await api.signedIn('ADMIN')
    for (const { id } of changed) {
      const answer = await api.as(person).updateParcelStatus(id, { status })
      expect(answer.status).toBe(200)
    }
  }
})
