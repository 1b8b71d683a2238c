import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { layoutTest } from '../../../../domain/scanner-layout.ts'
import { useScannerLayout } from '../../../../src/stores/scanner-layout.ts'
import { failure, ok } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { ids, newest, openStation, result } from '../../support/scan.tsx'

const [id = ''] = ids

beforeEach(() => {
  localStorage.clear()
  useScannerLayout.setState({ layout: null })
})

async function open() {
  const opened = openStation({
    'POST /api/parcel/scans': () => ok(wireParcel({ trackingId: id, toAddress: 'Hill 2' })),
  })
  await opened.start('Dispatched')
  const sent = () => opened.host.asked.map(({ body }) => body)
  /** Types as a scanner for American keys does at a German computer, with Z for Y. */
  const scanInGerman = (text: string, suffix = '{Enter}') =>
    opened.person.keyboard(text.replaceAll('-', 'ß').replaceAll(/[YZ]/g, swapped) + suffix)
  return { ...opened, sent, scanInGerman }
}

const swapped = (letter: string) => (letter === 'Y' ? 'Z' : 'Y')
const taken = [{ trackingId: id, status: 'DISPATCHED' }]
const why = 'This scanner types ß instead of -. Set up the scanner, then scan again.'

it.each([
  ['Enter', '{Enter}'],
  ['Tab', '{Tab}'],
  ['nothing', ''],
])('A scan that ends with %s is taken, also while a field has the focus', async (_end, suffix) => {
  const { person, sent } = await open()
  const button = screen.getByRole('button', { name: 'Sound and vibration' })
  button.focus()
  await person.keyboard(id + suffix)
  await waitFor(() => expect(sent()).toEqual(taken))
  expect(button).toHaveFocus()

  const field = screen.getByRole('textbox', { name: 'Tracking ID' })
  await person.click(field)
  await person.keyboard(`note ]C1${id}${suffix}`)
  await waitFor(() => expect(result()).toHaveTextContent('Already scanned'))
  expect(field).toHaveValue('note ')
  expect(field).toHaveFocus()
})

it('A scan of another code that has no end is a line, too', async () => {
  const { person, host } = await open()
  host.on('POST /api/parcel/scans', () => failure(404, 'Parcel not found!'))
  await person.keyboard('4006381333931')
  await waitFor(
    () => expect(newest()).toEqual(['4006381333931 DispatchedRefused: Parcel not found!']),
    {
      timeout: 5_000,
    },
  )
})

it('A few letters that are typed on the page are no scan', async () => {
  const { person, sent } = await open()
  const before = document.activeElement
  await person.keyboard('TRK{Tab}')
  expect(document.activeElement).not.toBe(before)
  expect(sent()).toEqual([])
  expect(result()).toHaveTextContent('Ready')
})

it.each(['on the page', 'in a field'])(
  'A scan by another layout %s is refused in a line that says why, and nothing is sent',
  async (place) => {
    const { person, sent, scanInGerman } = await open()
    const field = screen.getByRole('textbox', { name: 'Tracking ID' })
    if (place === 'in a field') await person.click(field)
    await scanInGerman(id)
    expect(result()).toHaveTextContent(`Refused${id.replaceAll('-', 'ß')}${why}`)
    expect(newest()).toEqual([`${id.replaceAll('-', 'ß')} DispatchedRefused: ${why}`])
    expect(field).toHaveValue('')
    expect(sent()).toEqual([])
  },
)

it('A scan without hyphens is shown as it came, as it could be another parcel', async () => {
  const { person, sent } = await open()
  await person.keyboard('TRK7Z2K9QXM3YBAWD40{Enter}')
  expect(newest()).toEqual([
    'TRK7Z2K9QXM3YBAWD40 DispatchedRefused: Without its hyphens, this ID can be that of another parcel. Set up the scanner, then scan again.',
  ])
  expect(sent()).toEqual([])
})

it('An administrator sets up the scanner once, and its scans are taken', async () => {
  const { person, sent, scanInGerman } = await open()
  await person.click(screen.getByRole('button', { name: 'Set up the scanner' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up the scanner' }))
  expect(dialog.getByRole('img', { name: 'Test code as a bar code' })).toBeVisible()
  await scanInGerman(id)
  expect(await dialog.findByText(/^This was not the test code: TRKß/)).toBeVisible()
  await scanInGerman(layoutTest, '{Tab}')
  expect(
    await dialog.findByText('The scanner types ß instead of -. Waybill corrects it from now on.'),
  ).toBeVisible()
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await scanInGerman(id)
  await waitFor(() => expect(sent()).toEqual(taken))
  expect(localStorage.getItem('waybill-scanner-layout')).toContain('"ß":"-"')
})
