import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { registry } from '../../../../machines/registry.ts'
import { stateInWords } from '../../../../machines/graph/parts.ts'
import { simulationOf, snapshotOf } from '../../../../src/features/machines/simulate/simulator.ts'
import { litBoxes, openMachines, shownState } from '../../support/open-machines.tsx'
import { textsIn } from '../../support/texts.ts'

const can = (name: string) => screen.getByRole('button', { name })

it.each(registry.map((entry) => [entry.title, entry] as const))(
  'A visitor opens %s and sees where it starts, drawn and in words',
  (title, entry) => {
    openMachines(`?machine=${entry.name}`)
    const start = stateInWords(snapshotOf(simulationOf(entry)).value)
    expect(screen.getByRole('heading', { level: 1, name: 'Machines' })).toBeVisible()
    expect(shownState()).toHaveTextContent(start)
    expect(screen.getByRole('img')).toHaveAccessibleName(`${title}: the machine is in ${start}`)
    expect(litBoxes().length).toBeGreaterThan(0)
    expect(screen.getByText(`${title} in words`)).toBeVisible()
  },
)

it('A visitor cancels a parcel step by step, and undoes the last step', async () => {
  const { person, address } = openMachines('?machine=parcel-cancel')

  await person.click(can('Press Cancel Parcel'))
  await person.click(can('Answer yes, cancel it'))
  expect(shownState()).toHaveTextContent('saving › attended › prompt')
  expect(litBoxes()).toEqual(['prompt'])
  expect(address()).toBe(
    '/machines?machine=parcel-cancel&steps=press-cancel-parcel.answer-yes-cancel-it',
  )
  const history = screen.getByRole('region', { name: 'What happened' })
  expect(textsIn(history, 'button')).toEqual([
    '1Press Cancel Parcelconfirming',
    '2Answer yes, cancel itsaving › attended › prompt',
  ])

  await person.click(can('Undo'))
  expect(shownState()).toHaveTextContent('confirming')
  await person.click(can('Start again'))
  expect(shownState()).toHaveTextContent('waiting')
  expect(address()).toBe('/machines?machine=parcel-cancel')
})

it('A visitor reads why an event is impossible, and pressing it does nothing', async () => {
  const { person, address } = openMachines(
    '?machine=parcel-cancel&steps=someone-else-dispatches-the-parcel',
  )
  const off = screen.getByRole('button', { name: /^Press Cancel Parcel/ })

  expect(off).toHaveTextContent('Only when the parcel allows it')
  expect(off).toHaveAttribute('aria-disabled', 'true')
  await person.click(off)
  expect(shownState()).toHaveTextContent('waiting')
  expect(address()).toContain('steps=someone-else-dispatches-the-parcel')
})

it('A visitor triggers an event by clicking it on the drawing; a disabled event gives its reason', () => {
  openMachines('?machine=parcel-cancel')
  const line = (id: string) => document.querySelector(`[data-transition="${id}"]`) as Element

  expect(line('parcelCancel.confirming CONFIRM 0').querySelector('title')).toHaveTextContent(
    'No such transition here',
  )
  fireEvent.click(line('parcelCancel.waiting PRESS 0'))
  expect(shownState()).toHaveTextContent('confirming')
  expect(line('parcelCancel.confirming CONFIRM 0').querySelector('title')).toBeNull()
})

it('A visitor tries the lifecycle of a parcel as the receiver', async () => {
  const { person, address } = openMachines('?steps=an-administrator-sets-dispatched')

  await person.selectOptions(screen.getByRole('combobox', { name: 'As' }), 'the receiver')
  expect(address()).toContain('as=RECEIVER')
  expect(
    screen.getByRole('button', { name: /^An administrator sets DELIVERED/ }),
  ).toHaveTextContent('Only an administrator can do this')
  await person.click(can('The receiver confirms the delivery'))
  expect(shownState()).toHaveTextContent('delivery: DELIVERED, block: unblocked')
})

it('A visitor follows an outdated link and reads which step the machine no longer has', () => {
  openMachines('?machine=parcel-cancel&steps=press-cancel-parcel.fly-away')

  expect(shownState()).toHaveTextContent('confirming')
  expect(screen.getByText(/The link continues with “fly away”/)).toBeVisible()
})

it('A visitor goes back a step with the browser', async () => {
  const { person, navigate } = openMachines('?machine=parcel-cancel')

  await person.click(can('Press Cancel Parcel'))
  act(() => navigate('/machines?machine=parcel-cancel'))
  expect(shownState()).toHaveTextContent('waiting')
})

it('A visitor who changes to another machine begins in its initial state', async () => {
  const { person, address } = openMachines('?machine=parcel-cancel&steps=press-cancel-parcel')

  await person.click(can('Track a parcel'))
  expect(shownState()).toHaveTextContent('idle')
  expect(address()).toBe('/machines?machine=tracking')
})

it('A visitor finds a state and an event by part of their names', async () => {
  const { person } = openMachines('?machine=parcel-cancel')
  const box = screen.getByRole('searchbox', { name: 'Find a state or an event' })

  await person.type(box, 'attended sl')
  await person.click(screen.getByRole('button', { name: /^State ?saving › attended › slow$/ }))
  expect(document.querySelector('svg .found .title')).toHaveTextContent('slow')
  await person.clear(box)
  expect(document.querySelector('svg .found')).toBeNull()
  await person.type(box, 'retry{Enter}')
  expect(document.querySelector('svg text.found')).toHaveTextContent('RETRY')
  await person.clear(box)
  await person.type(box, 'zebra')
  expect(screen.getByText('Nothing here has that name.')).toBeVisible()
})

it('A visitor zooms with the buttons and with the keys', async () => {
  const { person } = openMachines('?machine=tracking')

  expect(can('100 %, back to 100 %')).toBeVisible()
  await person.click(can('Zoom in'))
  expect(can('125 %, back to 100 %')).toBeVisible()
  screen.getByRole('region', { name: 'Track a parcel, drawn' }).focus()
  await person.keyboard('--')
  expect(can('80 %, back to 100 %')).toBeVisible()
  await person.keyboard('0')
  expect(can('100 %, back to 100 %')).toBeVisible()
})
