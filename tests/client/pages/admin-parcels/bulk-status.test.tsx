import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failure, later } from '../../../support/host.ts'
import { dialogClosed } from '../../support/dialog.ts'
import { done, idIn, ids, list, openWith, trackingIdOf } from '../../support/open-selection.tsx'
import { textsIn } from '../../support/texts.ts'

const results = () =>
  textsIn(screen.getByRole('region', { name: 'Result for each parcel' }), 'listitem')

/** A host that holds each change back until the test answers it. */
async function openHeld() {
  const answers: (() => void)[] = []
  const opened = await openWith(
    (asked) => new Promise((resolve) => answers.push(() => resolve(done(asked)))),
  )
  return { ...opened, answers }
}

const answerAll = (answers: (() => void)[]) => answers.forEach((answer) => answer())

it('The selection is cleared when an administrator is done, and the focus stays at the end of the list', async () => {
  const { person, start, selectPage } = await openWith(done)

  await selectPage()
  const dialog = await start()
  await dialog.findByText('6 are Approved now.')
  await person.keyboard('{Escape}')
  await dialogClosed()
  expect(screen.queryByRole('region', { name: 'Selected parcels' })).toBeNull()
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull()
  await waitFor(() => expect(document.body).not.toHaveFocus())
  await person.tab({ shift: true })
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
})

it('An administrator sets many statuses, four at a time, and sees the progress', async () => {
  const { answers, host, patched, start, selectPage } = await openHeld()

  await selectPage()
  const dialog = await start()
  await waitFor(() => expect(patched()).toEqual(['a', 'b', 'c', 'd']))
  const bar = dialog.getByRole('progressbar', { name: 'Setting Approved' })
  expect(bar).toHaveAttribute('aria-valuenow', '0')
  answers[0]?.()
  await waitFor(() => expect(patched()).toEqual(['a', 'b', 'c', 'd', 'e']))
  expect(bar).toHaveAttribute('aria-valuenow', '1')
  expect(bar).toHaveAttribute('aria-valuemax', '6')
  expect(dialog.getByText('1 of 6 parcels')).toBeVisible()
  await waitFor(() => {
    answerAll(answers)
    expect(dialog.getByText('6 are Approved now.')).toBeVisible()
  })
  expect(results()).toEqual(ids.slice(0, 6).map((id) => `${trackingIdOf(id)}Done`))
  const sent = host.asked.filter(({ call }) => call.startsWith('PATCH'))
  expect(sent.map(({ call, body }) => [call, body])).toEqual(
    ids.slice(0, 6).map((id) => [`PATCH /api/parcel/status/${id}`, { status: 'APPROVED' }]),
  )
})

it('An administrator is asked by the browser before leaving only while statuses are being set', async () => {
  const asksBeforeLeaving = () => {
    const unload = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(unload)
    return unload.defaultPrevented
  }
  const gate = later()
  const { person, start, selectPage } = await openWith(gate.handler)

  await selectPage()
  await person.click(await screen.findByRole('button', { name: 'Set status' }))
  await screen.findByRole('dialog')
  expect(asksBeforeLeaving()).toBe(false)
  await person.keyboard('{Escape}')
  const dialog = await start()
  await dialog.findByText('0 of 6 parcels')
  expect(asksBeforeLeaving()).toBe(true)
  await person.click(dialog.getByRole('button', { name: 'Stop' }))
  // Four calls are still open.
  expect(asksBeforeLeaving()).toBe(true)
  gate.answer(failure(503, 'The database is away'))
  expect(await dialog.findByText('0 are Approved now, 4 failed, 2 not started.')).toBeVisible()
  expect(asksBeforeLeaving()).toBe(false)
})

it('An administrator reads why one parcel was refused, and retries only the failed ones', async () => {
  let isAway = true
  const { person, patched, start, selectPage, host } = await openWith((asked) => {
    if (idIn(asked.call) === 'b') return failure(404, 'Parcel not found')
    if (idIn(asked.call) === 'c' && isAway) return failure(503, 'The database is away')
    return done(asked)
  })

  await selectPage()
  const dialog = await start()
  expect(await dialog.findByText('4 are Approved now, 1 refused, 1 failed.')).toBeVisible()
  expect(results().slice(0, 3)).toEqual([
    'TRK-CFailed: The database is away',
    'TRK-BRefused: Parcel not found',
    'TRK-ADone',
  ])
  expect(patched()).toHaveLength(6)

  isAway = false
  await person.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('5 are Approved now, 1 refused.')).toBeVisible()
  expect(patched().slice(6)).toEqual(['c'])
  expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull()

  expect(dialog.getByText('What was not changed stays selected.')).toBeVisible()

  const asked = host.calls().filter((call) => call === list).length
  expect(asked).toBeGreaterThan(1)
  const [close] = dialog.getAllByRole('button', { name: 'Close' })
  if (close) await person.click(close)
  await dialogClosed()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Set status' })).toHaveFocus())
  // Refused parcels still need attention.
  expect(screen.getByText('1 selected')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Select parcel TRK-B' })).toBeChecked()
})

it('An administrator stops between parcels, and continues with the rest', async () => {
  const { answers, person, patched, start, selectPage } = await openHeld()

  await selectPage()
  const dialog = await start()
  await waitFor(() => expect(patched()).toHaveLength(4))
  await person.click(dialog.getByRole('button', { name: 'Stop' }))
  answerAll(answers)
  expect(await dialog.findByText('4 are Approved now, 2 not started.')).toBeVisible()
  expect(patched()).toHaveLength(4)
  expect(dialog.getByText('What was not changed stays selected.')).toBeVisible()

  await person.click(dialog.getByRole('button', { name: 'Continue with 2' }))
  await waitFor(() => expect(patched().slice(4)).toEqual(['e', 'f']))
  answerAll(answers)
  expect(await dialog.findByText('6 are Approved now.')).toBeVisible()
  expect(dialog.queryByText('What was not changed stays selected.')).toBeNull()
})

it('The parcels that were not changed stay selected when an administrator stops and closes', async () => {
  const { answers, person, patched, start, selectPage } = await openHeld()

  await selectPage()
  const dialog = await start()
  await waitFor(() => expect(patched()).toHaveLength(4))
  await person.click(dialog.getByRole('button', { name: 'Stop' }))
  answerAll(answers)
  await dialog.findByText('4 are Approved now, 2 not started.')
  await person.keyboard('{Escape}')
  await dialogClosed()
  expect(screen.getByText('2 selected')).toBeVisible()
  expect(
    screen.getAllByRole('checkbox', { checked: true }).map((one) => one.getAttribute('aria-label')),
  ).toEqual(['Select parcel TRK-E', 'Select parcel TRK-F'])
})
