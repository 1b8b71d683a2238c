import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startSession } from '../../../src/features/session/session.ts'
import { sessionActor } from '../../../src/features/session/session-actor.ts'
import { failure, later, ok, standInHost } from '../../support/host.ts'
import type { Host } from '../../support/host.ts'
import { wireUser } from '../../support/wire.ts'
import { address, goTo, me, prepareApp, renderApp } from '../support/open-app.tsx'
import { lost } from '../support/answers.ts'

const sam = () => ok(wireUser({ role: 'SENDER', name: 'Sam Sender', email: 'sam@example.com' }))
const broken = () => failure(500, 'The depot is on fire')

let host: Host

prepareApp(
  () => import('../../../src/pages/login-page.tsx'),
  () => import('../../../src/pages/sender-parcels-page.tsx'),
  startSession,
)

beforeEach(() => {
  host = standInHost({ [me]: broken, 'GET /api/parcel/me': () => ok([]) })
})

async function open(page: string) {
  goTo(page)
  await waitFor(() => expect(sessionActor.getSnapshot().value).toBe('unanswered'))
  renderApp()
}

/** Opens a page as a sender, who is taken to the login and told why. */
async function openUnnamed(page = '/sender/parcels') {
  await open(page)
  await screen.findByText(title)
}

const tryAgain = () => screen.getByRole('button', { name: 'Try again' })
const lookups = () => host.calls().filter((call) => call === me).length
const title = 'We could not check whether you are logged in.'
const email = () => screen.getByRole('textbox', { name: 'Email' })
const password = () => screen.getByLabelText(/^Password/, { selector: 'input' })
const myParcels = () => screen.findByRole('heading', { name: 'My Parcels' })

describe('A sender on the way to their parcels, whom the server cannot identify,', () => {
  it('is taken back automatically once they are identified', async () => {
    await openUnnamed('/sender/parcels?q=hill')
    const before = lookups()
    host.on(me, sam)

    await waitFor(() => expect(lookups()).toBe(before + 1))
    expect(await myParcels()).toBeVisible()
    expect(address()).toBe('/sender/parcels?q=hill')
  })

  it.each([
    ['the connection returns', () => window.dispatchEvent(new Event('online'))],
    ['they return to the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is taken back as soon as %s', async (_, happens) => {
    await openUnnamed()
    host.on(me, sam)
    act(() => void happens())

    expect(await myParcels()).toBeVisible()
    expect(address()).toBe('/sender/parcels')
  })

  it('is not looked up again when they switch to another tab', async () => {
    await openUnnamed()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))

    expect(lookups()).toBe(1)
  })

  it('keeps the input and the focus if the next lookup finds a visitor', async () => {
    await openUnnamed()
    await userEvent.type(email(), 'sam@')
    const answer = later()
    host.on(me, answer.handler)
    await userEvent.click(tryAgain())
    expect(tryAgain()).toHaveAttribute('aria-busy', 'true')
    await userEvent.type(email(), 'example.com')
    await act(async () => answer.answer(ok(null)))

    await waitFor(() => expect(screen.queryByText(title)).toBeNull())
    expect(email()).toHaveValue('sam@example.com')
    expect(email()).toHaveFocus()
    expect(address()).toBe('/login?returnTo=%2Fsender%2Fparcels')
  })

  it('finds the focus in the first field if the next lookup finds a visitor', async () => {
    await openUnnamed()
    host.on(me, () => ok(null))
    await userEvent.click(tryAgain())

    await waitFor(() => expect(screen.queryByText(title)).toBeNull())
    expect(email()).toHaveFocus()
  })

  it('reads the same sentence and keeps the input if the lookup fails again', async () => {
    await openUnnamed()
    await userEvent.type(email(), 'sam@example.com')
    host.on(me, lost)
    await userEvent.click(tryAgain())

    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Check your connection'),
    )
    expect(screen.getByText(title)).toBeVisible()
    expect(email()).toHaveValue('sam@example.com')
  })

  it('logs in before the next lookup, and is taken back once', async () => {
    await openUnnamed('/sender/parcels?q=hill')
    host.on('POST /api/user/login', sam)
    const entries = window.history.length
    await userEvent.type(email(), 'sam@example.com')
    await userEvent.type(password(), 'secret1')
    await userEvent.click(screen.getByRole('button', { name: 'Login' }))

    expect(await myParcels()).toBeVisible()
    expect(address()).toBe('/sender/parcels?q=hill')
    expect(window.history.length).toBe(entries + 1)
  })
})

describe('While the server cannot say who the user is', () => {
  it('a public page offers the login and does not mention the failed lookup', async () => {
    await open('/about')

    expect(await screen.findByRole('heading', { name: 'About Waybill' })).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Login' })[0]).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText(title)).toBeNull()
  })

  it('a sender who opens the login themselves is taken home once they are identified', async () => {
    await open('/about')
    const [login] = await screen.findAllByRole('link', { name: 'Login' })
    if (login) await userEvent.click(login)
    await screen.findByText(title)
    host.on(me, sam)
    await userEvent.click(tryAgain())

    await waitFor(() => expect(address()).toBe('/'))
    expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible()
  })
})

it('A signed-in user who opens the login sees its form', async () => {
  host.on(me, sam)
  goTo('/login')
  await waitFor(() => expect(sessionActor.getSnapshot().value).toBe('signedIn'))
  renderApp()

  expect(await screen.findByRole('textbox', { name: 'Email' })).toBeVisible()
  expect(address()).toBe('/login')
})
