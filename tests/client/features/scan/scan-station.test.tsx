import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { failure, later, ok } from '../../../support/host.ts'
import type { Asked, Host } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { hrefOf } from '../../support/texts.ts'
import { ids, newest, openStation, result } from '../../support/scan.tsx'
import { lost } from '../../support/answers.ts'

type Handler = Parameters<Host['on']>[1]

const call = 'POST /api/parcel/scans'
const [first = '', second = '', third = ''] = ids
const trackingIdIn = ({ body }: Asked) => (body as { trackingId: string }).trackingId
const accepted: Handler = ({ body }) =>
  ok(wireParcel({ ...(body as { trackingId: string; status: 'DISPATCHED' }), toAddress: 'Hill 2' }))

beforeEach(() => localStorage.clear())
/** Fails for one parcel, and accepts all others. */
const failsFor =
  (id: string, status: number, message: string): Handler =>
  (asked) =>
    trackingIdIn(asked) === id ? failure(status, message) : accepted(asked)
const seeCounts = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())

function open(handler = accepted) {
  const opened = openStation({ [call]: handler })
  const start = () => opened.start('Dispatched')
  const sent = () => opened.host.asked.map(({ body }) => body)
  return { ...opened, start, sent }
}

it('An administrator chooses the status once, and scans one parcel after another', async () => {
  const { start, scan, sent, host } = open()
  expect(screen.getByRole('button', { name: 'Start scanning' })).toBeDisabled()
  await start()
  expect(screen.getByRole('heading', { level: 1, name: 'Scan as Dispatched' })).toBeVisible()

  await scan(first)
  await waitFor(() => expect(result()).toHaveTextContent(`Accepted${first}Hill 2`))
  await scan(second)
  await seeCounts('2 accepted · 0 refused · 0 waiting')
  expect(sent()).toEqual([
    { trackingId: first, status: 'DISPATCHED' },
    { trackingId: second, status: 'DISPATCHED' },
  ])
  const keys = host.asked.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(2)
  expect(newest()).toEqual([`${second} DispatchedAccepted`, `${first} DispatchedAccepted`])
})

it('A scanner’s Enter does not press the button that has the focus', async () => {
  const { person, start, scan } = open()
  await start()
  await person.click(screen.getByRole('button', { name: 'Sound and vibration' }))
  expect(screen.getByRole('button', { name: 'Sound and vibration' })).not.toBePressed()
  await scan(first)
  await waitFor(() => expect(result()).toHaveTextContent('Accepted'))
  expect(screen.getByRole('button', { name: 'Sound and vibration' })).not.toBePressed()
})

it('An administrator types an ID in lower case, or scans the QR code of a label', async () => {
  const { person, start, scan, sent } = open()
  await start()
  const field = screen.getByRole('textbox', { name: 'Tracking ID' })
  await person.type(field, 'trkaaaabbbbccccddd1{Enter}')
  expect(field).toHaveValue('')
  await waitFor(() => expect(sent()).toEqual([{ trackingId: first, status: 'DISPATCHED' }]))
  act(() => field.blur())
  await scan(`https://waybill.example/track/${second}`)
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toEqual({ trackingId: second, status: 'DISPATCHED' })
})

it('An administrator who scans a parcel twice is told, and nothing is sent', async () => {
  const { start, scan, sent } = open()
  await start()
  await scan(first)
  await waitFor(() => expect(result()).toHaveTextContent('Accepted'))
  await scan(first)
  expect(result()).toHaveTextContent('Already scanned')
  expect(sent()).toHaveLength(1)
})

it('An administrator changes the scanned status with one press', async () => {
  const { person, start, scan, sent } = open()
  await start()
  await scan(first)
  await person.click(screen.getByRole('radio', { name: 'In transit' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Scan as In transit' })).toBeVisible()
  await scan(first)
  await scan(second)
  await seeCounts('3 accepted · 0 refused · 0 waiting')
  expect(sent()).toEqual([
    { trackingId: first, status: 'DISPATCHED' },
    { trackingId: first, status: 'IN_TRANSIT' },
    { trackingId: second, status: 'IN_TRANSIT' },
  ])
  expect(newest()).toEqual([
    `${second} In transitAccepted`,
    `${first} In transitAccepted`,
    `${first} DispatchedAccepted`,
  ])
})

it('An administrator resolves a refused scan later', async () => {
  const { person, start, scan } = open(failsFor(first, 409, 'Parcel is blocked'))
  await start()
  await scan(first)
  await waitFor(() => expect(result()).toHaveTextContent(`Refused${first}Parcel is blocked`))
  await scan(second)
  const open1 = within(await screen.findByRole('region', { name: 'Needs attention' }))
  expect(hrefOf(first, open1)).toBe(`/admin/parcels?q=${first}`)
  await person.click(open1.getByRole('button', { name: 'Mark as resolved' }))
  expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull()
  expect(newest()).toEqual([
    `${second} DispatchedAccepted`,
    `${first} DispatchedRefused: Parcel is blocked`,
  ])
})

it('An administrator can finish although the server failed for one parcel, which needs attention', async () => {
  const { person, start, scan, sent } = open(failsFor(first, 500, 'Internal server error'))
  await start()
  for (const id of [first, second]) await scan(id)
  await seeCounts('1 accepted · 1 refused · 0 waiting')
  expect(newest()).toEqual([
    `${second} DispatchedAccepted`,
    `${first} DispatchedRefused: Something went wrong on the server. Scan it again.`,
  ])
  expect(sent()).toHaveLength(2)
  await person.click(screen.getByRole('button', { name: 'Finish' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Manifest' })).toBeVisible()
})

it('An administrator continues scanning without a connection, and each scan is sent once later, with its key', async () => {
  const { start, scan, host } = open(lost)
  await start()
  await scan(first)
  expect(await screen.findByText(/^The server cannot be reached\./)).toBeVisible()
  await scan(second)
  expect(result()).toHaveTextContent(`Saved${second}`)
  const finish = screen.getByRole('button', { name: 'Finish' })
  expect(finish).toHaveAccessibleDescription('Some scans have not been sent yet.')
  const [firstKey] = host.asked.map(({ headers }) => headers.get('Idempotency-Key'))

  host.on(call, accepted)
  act(() => void window.dispatchEvent(new Event('online')))
  await seeCounts('2 accepted · 0 refused · 0 waiting')
  const again = host.asked.slice(-2)
  expect(again.map(({ body }) => body)).toEqual([
    { trackingId: first, status: 'DISPATCHED' },
    { trackingId: second, status: 'DISPATCHED' },
  ])
  expect(again[0]?.headers.get('Idempotency-Key')).toBe(firstKey)
})

it('An administrator who reloads continues the session, and loses no scans', async () => {
  const gate = later()
  const { start, scan, leave, comeBack, host } = open(gate.handler)
  await start()
  await scan(first)
  await waitFor(() => expect(host.asked).toHaveLength(1))
  leave()
  host.on(call, accepted)
  comeBack()
  expect(await screen.findByRole('heading', { level: 1, name: 'Scan as Dispatched' })).toBeVisible()
  await waitFor(() => expect(newest()).toEqual([`${first} DispatchedAccepted`]))
  const keys = host.asked.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toEqual([keys[0], keys[0]])
})

it('A session of an older version continues, and its status applies to every scan', async () => {
  const waiting = { key: 'key-of-old', trackingId: first, readAt: '2026-03-01T10:00:00.000Z' }
  const scans = [{ ...waiting, outcome: { state: 'waiting' } }]
  localStorage.setItem('waybill-scans-u-1', JSON.stringify({ status: 'IN_TRANSIT', scans }))
  const { sent, host } = open()
  await waitFor(() => expect(newest()).toEqual([`${first} In transitAccepted`]))
  expect(sent()).toEqual([{ trackingId: first, status: 'IN_TRANSIT' }])
  expect(host.asked[0]?.query).toEqual({ doneAt: waiting.readAt })
})

it('An administrator ends with a manifest, saves it, and begins a new session', async () => {
  const saved: Blob[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob) }))
  const { press, start, scan } = open(failsFor(third, 404, 'Parcel not found'))
  await start()
  for (const id of [first, third]) await scan(id)
  await seeCounts('1 accepted · 1 refused · 0 waiting')
  await press('Finish')
  expect(screen.getByRole('heading', { level: 1, name: 'Manifest' })).toBeVisible()
  const [, one, other] = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(one).toMatch(new RegExp(`^1${first}Dispatched.*Hill 2Accepted$`))
  expect(other).toMatch(new RegExp(`^2${third}Dispatched.*Refused: Parcel not found$`))

  await press('Save CSV')
  const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? []
  expect(lines[0]).toBe('Tracking ID,Scanned as,Scanned at,To,Result')
  expect(lines[1]).toMatch(new RegExp(`^${first},DISPATCHED,.*,Hill 2,Accepted$`))
  expect(lines[2]).toMatch(new RegExp(`^${third},DISPATCHED,.*,,Refused: Parcel not found$`))

  await press('File format: plain CSV')
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'For Excel' }))
  await press('Save for Excel')
  const [titles, row] = (await saved[1]?.text())?.trim().split('\r\n') ?? []
  expect(titles).toMatch(/^Tracking ID,Scanned as,Scanned at \(.+\),To,Result$/)
  expect(row).toMatch(
    new RegExp(String.raw`^${first},Dispatched,[\d-]{10} [\d:]{5},Hill 2,Accepted$`),
  )

  await press('New session', 'Start new session')
  expect(screen.getByRole('button', { name: 'Start scanning' })).toBeDisabled()
  expect(localStorage.getItem('waybill-scans-u-1')).toBeNull()
})
