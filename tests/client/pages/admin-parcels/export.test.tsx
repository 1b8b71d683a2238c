import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { failure, html, ok } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { caughtDownloads, textOf } from '../../support/downloads.ts'
import { openAllParcels } from '../../support/pages.tsx'

const list = 'GET /api/parcel'
const exported = 'GET /api/parcel/export'
const text = '\uFEFFTracking ID,From\r\nTRK-1,"Harbour\n1"\r\nTRK-2,Hill 2\r\n'

/** Files that the page has saved. */
let saved: ReturnType<typeof caughtDownloads>
beforeEach(() => {
  saved = caughtDownloads()
})
afterEach(() => vi.restoreAllMocks())

/** A file in chunks that the test sends. */
function stream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  let isCanceled = false
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given
    },
    cancel: () => {
      isCanceled = true
    },
  })
  return {
    response: new Response(body, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="waybill-parcels-2026-03-02.csv"',
      },
    }),
    send: (piece: string) => controller?.enqueue(new TextEncoder().encode(piece)),
    end: () => controller?.close(),
    break: () => controller?.error(new TypeError('terminated')),
    isCanceled: () => isCanceled,
  }
}

async function openAndExport(handler: () => Response, path = '/admin/parcels') {
  const opened = openAllParcels(
    {
      [list]: () => ok([wireParcel()], { page: 1, limit: 6, total: 4 }),
      [exported]: handler,
      'POST /api/users/refresh-token': () => ok(null),
    },
    path,
  )
  const card = await screen.findByRole('article')
  // While the list is being fetched, the total is unknown.
  await waitFor(() => expect(card.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false'))
  await opened.press('Export CSV')
  return opened
}

it('An administrator exports the listed parcels, sees the progress and gets the whole file', async () => {
  const file = stream()
  const { host } = await openAndExport(
    () => file.response,
    '/admin/parcels?q=harbour&status=APPROVED&from=2026-03-02&page=2',
  )

  await waitFor(() =>
    expect(host.asked.find(({ call }) => call === exported)?.query).toEqual({
      q: 'harbour',
      status: 'APPROVED',
      createdFrom: new Date(2026, 2, 2).toISOString(),
    }),
  )
  file.send(text.slice(0, 40))
  expect(await screen.findByText(/^1 parcel, 42 bytes so far$/)).toBeVisible()
  const bar = screen.getByRole('progressbar', { name: 'Export' })
  expect(bar).toHaveAttribute('aria-valuenow', '1')
  expect(bar).toHaveAttribute('aria-valuemax', '4')
  expect(saved).toEqual([])

  file.send(text.slice(40))
  file.end()
  expect(await screen.findByText('waybill-parcels-2026-03-02.csv')).toBeVisible()
  expect(screen.getByText(/is saved: 2 parcels, \d+ bytes\./)).toBeVisible()
  expect(saved.map(({ name }) => name)).toEqual(['waybill-parcels-2026-03-02.csv'])
  // Decoding as text removes the byte order mark.
  expect(await textOf(saved[0]?.content ?? new Blob())).toBe(text.slice(1))
})

it('An administrator cancels an export, and nothing is saved', async () => {
  const file = stream()
  const { person } = await openAndExport(() => file.response)
  file.send(text)
  await screen.findByText(/so far$/)

  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(file.isCanceled()).toBe(true))
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(saved).toEqual([])
})

it('An administrator whose export breaks off gets no partial file, and tries again', async () => {
  const files = [stream(), stream()]
  let asked = 0
  const { person } = await openAndExport(() => {
    const file = files[asked] ?? stream()
    asked += 1
    return file.response
  })
  files[0]?.send(text)
  await screen.findByText(/so far$/)
  files[0]?.break()
  expect(await screen.findByText('The export failed, and nothing was saved.')).toBeVisible()
  expect(saved).toEqual([])

  await person.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('progressbar', { name: 'Export' })
  files[1]?.send(text)
  files[1]?.end()
  expect(await screen.findByText(/is saved: 2 parcels/)).toBeVisible()
})

it('An administrator whose session ran out gets the file after the renewal', async () => {
  const file = stream()
  const answers = [failure(401, 'Unauthorized'), file.response]
  const { host } = await openAndExport(() => answers.shift() ?? failure(500, 'Too often'))
  file.send(text)
  file.end()
  expect(await screen.findByText(/is saved: 2 parcels/)).toBeVisible()
  const renewal = 'POST /api/users/refresh-token'
  expect(host.calls().filter((call) => call === exported || call === renewal)).toEqual([
    exported,
    renewal,
    exported,
  ])
})

it('An administrator reads why the server refused an export', async () => {
  await openAndExport(() => failure(503, 'The database is away'))
  expect(await screen.findByText(/The database is away/)).toBeVisible()
})

it.each([
  ['does not have the call', () => failure(404, 'Not found')],
  ['answers with its start page', () => html()],
])('An administrator of a host that %s reads that it has no export', async (_words, handler) => {
  const { person } = await openAndExport(handler)
  expect(await screen.findByText('This server offers no export.')).toBeVisible()
  expect(saved).toEqual([])

  await person.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('This server offers no export.')).toBeNull()
})

it('An administrator who tries again gets the same export, even if the list has changed', async () => {
  const files = [stream(), stream()]
  const answers = files.map(({ response }) => response)
  const { host, press } = await openAndExport(
    () => answers.shift() ?? failure(500, 'Too often'),
    '/admin/parcels?status=APPROVED',
  )
  files[0]?.break()
  await screen.findByText('The export failed, and nothing was saved.')
  await press(/^Delivered/, 'Try again')
  expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveFocus()
  files[1]?.send(text)
  files[1]?.end()
  await screen.findByText(/is saved: 2 parcels/)

  const asked = host.asked.filter(({ call }) => call === exported)
  expect(asked.map(({ query }) => query)).toEqual([{ status: 'APPROVED' }, { status: 'APPROVED' }])
  await press('Close')
  expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveFocus()
})

it('An administrator chooses files for Excel, which the browser remembers', async () => {
  const files = [stream(), stream()]
  const answers = files.map(({ response }) => response)
  const { host, press, person } = await openAndExport(
    () => answers.shift() ?? failure(500, 'Too often'),
    '/admin/parcels?status=APPROVED',
  )
  files[0]?.send(text)
  files[0]?.end()
  await screen.findByText(/is saved: 2 parcels/)

  const choice = screen.getByRole('button', { name: 'File format: plain CSV' })
  choice.focus()
  await person.keyboard('{Enter}')
  const plain = await screen.findByRole('menuitemradio', { name: 'Plain CSV' })
  expect(plain).toHaveAttribute('aria-checked', 'true')
  await person.click(screen.getByRole('menuitemradio', { name: 'For Excel' }))
  expect(screen.getByRole('button', { name: 'File format: for Excel' })).toHaveFocus()
  expect(host.calls().filter((call) => call === exported)).toHaveLength(1)

  await press('Export for Excel')
  await waitFor(() =>
    expect(host.asked.filter(({ call }) => call === exported).map(({ query }) => query)).toEqual([
      { status: 'APPROVED' },
      { status: 'APPROVED', format: 'EXCEL' },
    ]),
  )
  expect(localStorage.getItem('waybill-csv-format')).toBe('EXCEL')
})
