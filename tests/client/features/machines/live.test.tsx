import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { requested } from '../../../../machines/scenarios/parcel.ts'
import { parcelCancelMachine } from '../../../../machines/parcel-question.ts'
import { sessionMachine } from '../../../../machines/session.ts'
import { makeInspectable } from '../../../../src/lib/actor-inspection.ts'
import { forgetAll } from '../../../../src/features/machines/live/inspector.ts'
import { caughtDownloads, textOf } from '../../support/downloads.ts'
import { litBoxes, openMachines } from '../../support/open-machines.tsx'
import { sam } from '../../support/sam.ts'

/** Starts the machines that another tab of the app runs. */
function startTab(inspectable = makeInspectable) {
  const cancel = createActor(
    parcelCancelMachine.provide({
      actors: { request: fromPromise(() => new Promise(() => {})) },
    }),
    { input: { parcel: requested } },
  ).start()
  const session = createActor(
    sessionMachine.provide({
      actors: { getCurrentUser: fromPromise(() => new Promise(() => {})) },
    }),
  ).start()
  endings.push(inspectable(cancel, 'TRK-1'), inspectable(session))
  endings.push(
    () => cancel.stop(),
    () => session.stop(),
  )
  return { cancel, session }
}

const endings: (() => void)[] = []
beforeEach(forgetAll)
afterEach(() => endings.splice(0).forEach((end) => end()))

const running = () => screen.getByRole('region', { name: 'Running now' })
const seeRunning = () => within(running()).findByRole('button', { name: /TRK-1/ })
const openLive = (machine = 'parcel-cancel') => openMachines(`?machine=${machine}&mode=live`)
const events = () => screen.getByRole('region', { name: /^Events/ })
const eventTexts = () =>
  [...events().querySelectorAll('summary')].map((one) =>
    [...one.children]
      .slice(1)
      .map((part) => part.textContent)
      .join(' | '),
  )

it('A visitor inspects a parcel being canceled in another tab', async () => {
  const { cancel } = startTab()
  openLive()
  expect(await seeRunning()).toHaveTextContent('waiting')
  expect(litBoxes()).toEqual(['waiting'])

  cancel.send({ type: 'PRESS' })
  await waitFor(() => expect(litBoxes()).toEqual(['confirming']))
  cancel.send({ type: 'CONFIRM' })
  await waitFor(() => expect(litBoxes()).toEqual(['prompt']))
  expect(eventTexts()).toEqual([
    'CONFIRM | Cancel a parcel · TRK-1 → saving › attended › prompt',
    'PRESS | Cancel a parcel · TRK-1 → confirming',
  ])
})

it('A visitor sees the machine that changed last, or stays with the one they chose', async () => {
  const { cancel, session } = startTab()
  const { person, address } = openLive()
  await seeRunning()

  session.send({ type: 'LOGGED_IN', user: sam })
  await waitFor(() => expect(address()).toContain('machine=session'))
  await person.click(screen.getByRole('checkbox', { name: 'Show the machine that acted last' }))
  cancel.send({ type: 'PRESS' })
  await waitFor(() => expect(eventTexts()[0]).toContain('PRESS'))
  expect(address()).toContain('machine=session')

  await person.click(within(running()).getByRole('button', { name: /TRK-1/ }))
  expect(address()).toContain('machine=parcel-cancel')
  expect(eventTexts()).toEqual(['PRESS | Cancel a parcel · TRK-1 → confirming'])
  await person.click(screen.getByRole('button', { name: 'Show all again' }))
  expect(eventTexts()).toHaveLength(2)
})

it('A visitor reads no whole email address in the log of events', async () => {
  const { session } = startTab()
  const { press } = openLive('session')
  await within(running()).findByRole('button', { name: /Session/ })

  session.send({ type: 'LOGGED_IN', user: sam })
  await waitFor(() => expect(eventTexts()).toHaveLength(1))
  expect(events()).toHaveTextContent('"email": "s…@example.com"')
  expect(document.body).not.toHaveTextContent('sam@example.com')

  const files = caughtDownloads()
  await press('Export JSON')
  const [text = ''] = await Promise.all(files.map(({ content }) => textOf(content)))
  expect(JSON.parse(text)).toMatchObject([{ machine: 'session', event: { type: 'LOGGED_IN' } }])
  expect(text).not.toContain('sam@example.com')
})

it('A visitor pauses the log, and sees the missed events when they continue', async () => {
  const { cancel } = startTab()
  const { person } = openLive()
  await seeRunning()

  await person.click(screen.getByRole('button', { name: 'Pause' }))
  cancel.send({ type: 'PRESS' })
  expect(await screen.findByText('Paused; 1 more wait.')).toBeVisible()
  expect(litBoxes()).toEqual(['waiting'])
  await person.click(screen.getByRole('button', { name: 'Continue' }))
  expect(litBoxes()).toEqual(['confirming'])
  expect(eventTexts()).toHaveLength(1)
  await person.click(screen.getByRole('button', { name: 'Clear' }))
  expect(eventTexts()).toEqual([])
})

it('A visitor sees an actor disappear when its card leaves the page', async () => {
  startTab()
  openLive()
  await seeRunning()

  endings.splice(0).forEach((end) => end())
  await waitFor(() => expect(within(running()).queryByRole('button', { name: /TRK-1/ })).toBeNull())
  expect(screen.getByText('This machine is not running in any open tab.')).toBeVisible()
})

it('The application observes and reports nothing unless an inspector is open', async () => {
  // A tab that has not heard from an inspector.
  vi.resetModules()
  const fresh = await import('../../../../src/lib/actor-inspection.ts')
  const { cancel, session } = startTab(fresh.makeInspectable)
  const inspecting = [vi.spyOn(cancel.system, 'inspect'), vi.spyOn(session.system, 'inspect')]
  const posted = vi.spyOn(BroadcastChannel.prototype, 'postMessage')
  const { navigate } = openMachines('?machine=parcel-cancel')

  cancel.send({ type: 'PRESS' })
  session.send({ type: 'LOGGED_IN', user: sam })
  expect(inspecting.map((spy) => spy.mock.calls.length)).toEqual([0, 0])
  expect(posted).not.toHaveBeenCalled()

  act(() => navigate('/machines?machine=parcel-cancel&mode=live'))
  await seeRunning()
  expect(inspecting.map((spy) => spy.mock.calls.length)).toEqual([1, 1])
  act(() => navigate('/machines?machine=parcel-cancel'))
  await waitFor(() => expect(posted).toHaveBeenLastCalledWith('bye'))
  posted.mockClear()
  cancel.send({ type: 'KEEP' })
  expect(posted).not.toHaveBeenCalled()
})
