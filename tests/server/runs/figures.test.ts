import { expect, test } from 'vitest'
import { parseCsv } from '../support/csv.ts'
import { apiForFile } from '../support/for-file.ts'
import { placeParcel } from '../support/placed-parcels.ts'
import { storedParcel } from '../support/rows.ts'
import { planning } from '../support/runs.ts'

const api = await apiForFile({ TIME_ZONE: 'UTC' })
const admin = await api.signedIn('ADMIN')
const sender = await api.signedIn('SENDER')
const receiver = await api.signedIn('RECEIVER', 'Rita Receiver')
const courier = await api.signedIn('COURIER', 'Cem Courier')
const day = '2026-03-02'
const ids = [
  await parcelTo('1 Hill, York'),
  await parcelTo('=2 Dale, York'),
  await parcelTo('3 Moor, York'),
]
const [delivered = '', attempted = ''] = ids

test('A planner reads the results of runs, by courier and day, and downloads them as a file', async () => {
  const planner = api.as(admin)
  const created = await planner.createRun({ day, courierId: courier.id, name: 'North' })
  let run = created.body.data
  for (const id of ids)
    run = (await planner.addRunParcels(run._id, { version: run.version, parcelIds: [id] })).body
      .data
  const query = { from: day, to: day }
  expect((await planner.getRunFigures({ query })).body.data).toEqual([])
  expect(parseCsv((await planner.exportRuns({ query })).text)).toEqual([])

  await planner.giveOutRun(run._id, { version: run.version })
  await api.as(courier).startRun(run._id)
  api.secondsPass(300)
  await api.as(courier).recordDelivery(delivered, { receivedBy: 'Rita' })
  api.secondsPass(420)
  await api.as(courier).recordDeliveryAttempt(attempted, { reason: 'REFUSED' })

  expect((await planner.getRunFigures({ query })).body.data).toEqual([
    {
      day,
      courier: { _id: courier.id, name: 'Cem Courier' },
      runs: 1,
      stops: 3,
      parcels: 3,
      delivered: 1,
      attempted: 1,
      open: 1,
      minutes: 12,
    },
  ])

  const file = await planner.exportRuns({ query })
  expect(file.headers['content-disposition']).toContain(`waybill-runs-${day}-${day}.csv`)
  const row = {
    Day: day,
    Run: 'North',
    State: 'UNDER_WAY',
    Courier: 'Cem Courier',
    Receiver: 'Rita Receiver',
    'Weight (kg)': '2.5',
  }
  const trackingIds = await Promise.all(
    ids.map(async (id) => (await storedParcel(api.db, id)).parcel.tracking_id),
  )
  expect(parseCsv(file.text)).toEqual([
    {
      ...row,
      Stop: '1',
      Address: '1 Hill, York',
      'Tracking ID': trackingIds[0],
      Result: 'DELIVERED',
      Reason: '',
      Note: '',
      At: '2026-03-02T09:05:00.000Z',
      'Time at the door': '',
    },
    {
      ...row,
      Stop: '2',
      Address: "'=2 Dale, York",
      'Tracking ID': trackingIds[1],
      Result: 'ATTEMPTED',
      Reason: 'REFUSED',
      Note: 'The receiver refused the parcel',
      At: '2026-03-02T09:12:00.000Z',
      'Time at the door': '',
    },
    {
      ...row,
      Stop: '3',
      Address: '3 Moor, York',
      'Tracking ID': trackingIds[2],
      Result: '',
      Reason: '',
      Note: '',
      At: '',
      'Time at the door': '',
    },
  ])
})

test('A planner gets the file with titles in the language that they ask for', async () => {
  const { text } = await api
    .as(admin)
    .exportRuns({ query: { from: '2026-01-01', to: '2026-01-01', language: 'de' } })
  expect(text).toBe(
    '\uFEFFTag,Tour,Stand,Zusteller,Stopp,Adresse,Sendungsnummer,Empfänger,Gewicht (kg),' +
      'Ergebnis,Grund,Hinweis,Zeitpunkt,Zeit an der Tür\r\n',
  )
})

test('A planner reads Waybill’s notes in the language that they ask for, and all others as written', async () => {
  const [refused, other] = [await parcelTo('1 Hill, York'), await parcelTo('2 Dale, York')]
  await planning(api, { admin, sender, receiver }).givenOut(courier, [refused, other])
  await api.as(courier).recordDeliveryAttempt(refused, { reason: 'REFUSED' })
  await api.as(courier).recordDeliveryAttempt(other, { reason: 'OTHER', note: 'Road closed' })
  const { text } = await api.as(admin).exportRuns({ query: { from: day, to: day, language: 'de' } })
  const ofRun = parseCsv(text).filter(({ Tour }) => Tour === '')
  expect(ofRun.map(({ Grund, Hinweis }) => [Grund, Hinweis])).toEqual([
    ['REFUSED', 'Der Empfänger hat die Annahme verweigert'],
    ['OTHER', 'Road closed'],
  ])
})

test('A planner gets the results in words, in a file that Excel in their language reads', async () => {
  const [refused, open] = [await parcelTo('1 Moor, Leeds'), await parcelTo('2 Fell, Leeds')]
  await planning(api, { admin, sender, receiver }).givenOut(courier, [refused, open])
  await api.as(courier).recordDeliveryAttempt(refused, { reason: 'REFUSED' })
  const query = { from: day, to: day, language: 'de', format: 'EXCEL' } as const
  const { text } = await api.as(admin).exportRuns({ query })
  const shared = { Tag: '02.03.2026', Stand: 'Unterwegs', 'Gewicht (kg)': '2,5' }
  const toLeeds = parseCsv(text, ';').filter((row) => Object.values(row).join().includes('Leeds'))
  expect(toLeeds).toMatchObject([
    {
      ...shared,
      Ergebnis: 'Zustellversuch',
      Grund: 'Annahme verweigert',
      'Zeitpunkt (UTC)': expect.stringMatching(/^02\.03\.2026 09:\d\d$/),
    },
    { ...shared, Ergebnis: '', Grund: '', 'Zeitpunkt (UTC)': '' },
  ])
})

test('A planner is told if the days run backwards or are too many', async () => {
  const planner = api.as(admin)
  const backwards = await planner.getRunFigures({ query: { from: day, to: '2026-03-01' } })
  expect(backwards).toMatchObject({ status: 400, body: { errors: [{ path: 'to' }] } })
  const long = await planner.exportRuns({ query: { from: '2024-01-01', to: day } })
  expect(long).toMatchObject({ status: 400 })
})

function parcelTo(toAddress: string) {
  const state = { delivery: 'IN_TRANSIT' as const, isBlocked: false }
  return placeParcel(api, sender, receiver, { state, toAddress })
}
