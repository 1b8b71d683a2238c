import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import AdminRunsPage from '../../../../src/pages/admin-runs-page.tsx'
import { failure, json, ok } from '../../../support/host.ts'
import { lost } from '../../support/answers.ts'
import { bodiesOf } from '../../support/asked.ts'
import { dialogClosed } from '../../support/dialog.ts'
import { stubPhone } from '../../support/media.ts'
import { opener } from '../../support/open-page.tsx'
import { boardHost, unplanned, wireRun, wireRunSummary, wireStop } from '../../support/runs.ts'

const open = opener(<AdminRunsPage />, '/admin/runs?day=2026-03-04')
const put = 'POST /api/runs/{runId}/parcels'

const mill = unplanned('a', '1 Mill Lane, 20457 Hamburg', '20457')
const quay = unplanned('b', '2 Quay Road, 20457 Hamburg', '20457')
const hill = unplanned('c', '3 Hill Row, 20459 Hamburg', '20459')
const city = wireRunSummary()
const harbour = wireRunSummary({ _id: 'r-2', name: 'Harbour', version: 7, stops: 0, parcels: 0 })
const board = () => boardHost([city, harbour], [mill, quay, hill])
const cityWith = (...ids: string[]) =>
  wireRun({ version: 4, stops: ids.map((id) => wireStop(id, `${id} Street`)).map(withParcelId) })
const withParcelId = (stop: ReturnType<typeof wireStop>) => ({
  ...stop,
  parcels: stop.parcels.map((parcel) => ({ ...parcel, _id: parcel._id.slice(2) })),
})
const changed = () =>
  json({ success: false, message: 'The run was changed', code: 'RUN_CHANGED' }, 409)

const box = (name: string | RegExp) => screen.findByRole('checkbox', { name })
const selected = () => within(screen.getByRole('region', { name: 'Selected parcels' }))
const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent
const card = (name: string) => within(screen.getByRole('article', { name }))

describe('A planner', () => {
  it('sees the parcels by postcode, and the parcels of each run', async () => {
    open(board())

    const group = within(await screen.findByRole('region', { name: '20457' }))
    expect(group.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1 Mill Lane, 20457 HamburgRita Receiver2.5 kgTRK-A',
      '2 Quay Road, 20457 HamburgRita Receiver2.5 kgTRK-B',
    ])
    expect(screen.getByText('3 stops · 3 parcels · 7.5 kg')).toBeVisible()
    const terms = card('City').getAllByRole('definition')
    expect(terms.map(({ textContent }) => textContent)).toEqual(['12', '15', '40.5 kg'])
    expect(card('City').getByText('Draft')).toBeVisible()
    expect(card('City').getByText('Cem Courier')).toBeVisible()
  })

  it('adds adjacent parcels to a run with the menu', async () => {
    const { host, person, press } = open({ ...board(), [put]: () => ok(cityWith('a', 'b')) })

    await person.click(await box(/^Select TRK-A/))
    await person.keyboard('{Shift>}')
    await person.click(await box(/^Select TRK-B/))
    await person.keyboard('{/Shift}')
    expect(selected().getByText('2 stops · 2 parcels · 5 kg')).toBeVisible()

    await press('Put on run')
    await person.click(await screen.findByRole('menuitem', { name: 'City, Cem Courier' }))
    expect(await screen.findByText('2 parcels put on City')).toBeVisible()
    expect(bodiesOf(host, 'POST /api/runs/r-1/parcels')).toEqual([
      { version: 3, parcelIds: ['a', 'b'] },
    ])
    // The other list is refetched, since another planner may have changed it as well.
    expect(host.calls().filter((call) => call === 'GET /api/runs/unplanned')).toHaveLength(2)
  })

  it('sees one row for the selection on a phone: the most common action, and a menu', async () => {
    stubPhone()
    const { person, press } = open({ ...board(), [put]: () => ok(cityWith('a', 'b', 'c')) })
    await person.click(await box('Select all'))
    expect(selected().getByText('3 parcels')).toBeVisible()
    expect(selected().getAllByRole('button').map(nameOf)).toEqual([
      'Put on run',
      'More for selected parcels',
    ])
    await press('More for selected parcels')
    await person.click(await screen.findByRole('menuitem', { name: 'Split by postcode' }))
    const dialog = await screen.findByRole('dialog', { name: 'Split by postcode' })
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await dialogClosed()
    await press('More for selected parcels')
    await person.click(await screen.findByRole('menuitem', { name: 'Clear selection' }))
    expect(screen.queryByRole('region', { name: 'Selected parcels' })).toBeNull()
  })

  it('drops the selection onto a run', async () => {
    const { host, person } = open({ ...board(), [put]: () => ok(cityWith('a', 'c')) })
    await person.click(await box(/^Select TRK-A/))
    await person.click(await box(/^Select TRK-C/))

    const dataTransfer = { setData() {}, setDragImage() {}, effectAllowed: '', dropEffect: '' }
    const row = screen.getByText('1 Mill Lane, 20457 Hamburg')
    fireEvent.dragStart(row, { dataTransfer })
    fireEvent.dragOver(screen.getByRole('article', { name: 'City' }), { dataTransfer })
    fireEvent.drop(screen.getByRole('article', { name: 'City' }), { dataTransfer })
    expect(await screen.findByText('2 parcels put on City')).toBeVisible()
    expect(bodiesOf(host, 'POST /api/runs/r-1/parcels')).toEqual([
      { version: 3, parcelIds: ['a', 'c'] },
    ])
  })

  it('splits the selection between the runs, and sees what each run gets', async () => {
    const { host, person, press } = open({
      ...board(),
      'POST /api/runs/split': () => ok([city, harbour]),
    })
    await person.click(await box('Select all'))
    await press('Split by postcode')

    const dialog = within(await screen.findByRole('dialog', { name: 'Split by postcode' }))
    expect(dialog.getByRole('checkbox', { name: 'City, Cem Courier' })).toHaveAccessibleDescription(
      '20457: 2 stops · 2 parcels · 5 kg',
    )
    expect(
      dialog.getByRole('checkbox', { name: 'Harbour, Cem Courier' }),
    ).toHaveAccessibleDescription('20459: 1 stop · 1 parcel · 2.5 kg')
    await person.click(dialog.getByRole('button', { name: 'Split' }))
    expect(await screen.findByText('Parcels split by postcode')).toBeVisible()
    expect(bodiesOf(host, 'POST /api/runs/split')).toEqual([
      {
        parcelIds: ['a', 'b', 'c'],
        runs: [
          { runId: 'r-1', version: 3 },
          { runId: 'r-2', version: 7 },
        ],
      },
    ])
  })

  it('is told if the run has changed, until they dismiss it, and keeps the selection', async () => {
    const { host, person, press } = open({ ...board(), [put]: changed })
    await person.click(await box(/^Select TRK-A/))
    await person.click(await box(/^Select TRK-C/))
    // The other planner has taken one of the parcels.
    host.on('GET /api/runs/unplanned', () => ok([mill, quay]))
    host.on('GET /api/runs', () => ok([{ ...city, version: 9, parcels: 16 }, harbour]))
    await press('Put on run')
    await person.click(await screen.findByRole('menuitem', { name: /^City/ }))

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The run has changed in the meantime. You see the current state; please try again.',
    )
    await waitFor(() => expect(screen.queryByText('3 Hill Row, 20459 Hamburg')).toBeNull())
    expect(await card('City').findByText('16')).toBeVisible()
    expect(selected().getByText('1 stop · 1 parcel · 2.5 kg')).toBeVisible()

    host.on(put, () => ok(cityWith('a')))
    await press('Put on run')
    await person.click(await screen.findByRole('menuitem', { name: /^City/ }))
    expect(await screen.findByText('1 parcel put on City')).toBeVisible()
    expect(bodiesOf(host, 'POST /api/runs/r-1/parcels').at(-1)).toEqual({
      version: 9,
      parcelIds: ['a'],
    })
    await press('Dismiss')
    expect(screen.queryByText(/changed meanwhile/)).toBeNull()
  })

  it('reads the server’s sentence after a refusal, and is told if there was no answer', async () => {
    const { host, person, press } = open({
      ...board(),
      [put]: () => failure(409, 'TRK-A is already on a run'),
    })
    await person.click(await box(/^Select TRK-A/))
    await press('Put on run')
    await person.click(await screen.findByRole('menuitem', { name: /^City/ }))
    expect(await screen.findByText('TRK-A is already on a run')).toBeVisible()

    host.on(put, lost)
    await press('Put on run')
    await person.click(await screen.findByRole('menuitem', { name: /^City/ }))
    expect(await screen.findByText(/there was no answer/)).toBeVisible()
    expect(host.calls().filter((call) => call === 'GET /api/runs')).toHaveLength(3)
  })

  it('sees fifty parcels at first, and more on request', async () => {
    const many = Array.from({ length: 250 }, (_, at) => unplanned(`x${at}`, `${at} Long Road`))
    const { press } = open(boardHost([city], many))
    await screen.findByText('250 stops · 250 parcels · 625 kg')

    expect(screen.getAllByText(/ Long Road$/)).toHaveLength(50)
    await press('Show 50 more', 'Show 50 more', 'Show 50 more', 'Show 50 more')
    expect(screen.getAllByText(/ Long Road$/)).toHaveLength(250)
  })

  it('searches parcels, at an address that keeps the day and the search', async () => {
    const { person, address, press } = open(board())
    await person.type(
      await screen.findByRole('searchbox', { name: 'Search parcels' }),
      'hill{Enter}',
    )
    await waitFor(() => expect(screen.queryByText('1 Mill Lane, 20457 Hamburg')).toBeNull())
    expect(screen.getByText('3 Hill Row, 20459 Hamburg')).toBeVisible()
    expect(address()).toBe('/admin/runs?day=2026-03-04&q=hill')

    await press('Next day')
    expect(address()).toBe('/admin/runs?day=2026-03-05')
    await press('Previous day', 'Previous day')
    expect(address()).toBe('/admin/runs?day=2026-03-03')
  })
})
