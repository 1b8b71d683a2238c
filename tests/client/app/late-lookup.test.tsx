// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { App } from '../../../src/app/app.tsx'
import { Providers } from '../../../src/app/providers.tsx'
import { startSession } from '../../../src/features/session/session.ts'
import { sessionActor } from '../../../src/features/session/session-actor.ts'
import { failure, later, ok, standInHost } from '../../support/host.ts'
import type { Host } from '../../support/host.ts'
import { wireUser } from '../../support/wire.ts'

const me = 'GET /api/user/me'
const sam = () => ok(wireUser({ role: 'SENDER', name: 'Sam Sender', email: 'sam@example.com' }))
const broken = () => failure(500, 'The depot is on fire')

let host: Host

beforeAll(async () => {
  // A page's code comes when it is opened, which takes a busy machine longer than a test waits.
  await Promise.all([
    import('../../../src/pages/login-page.tsx'),
    import('../../../src/pages/sender-parcels-page.tsx'),
  ])
  standInHost({ [me]: () => ok(null) })
  await startSession()
  sessionActor.start()
})

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  host = standInHost({ [me]: broken, 'GET /api/parcel/me': () => ok([]) })
})

async function open(page: string) {
  window.history.replaceState(null, '', page)
  sessionActor.send({ type: 'USER_CHANGED' })
  await waitFor(() => expect(sessionActor.getSnapshot().value).toBe('unanswered'))
  render(
    <Providers>
      <App />
    </Providers>,
  )
}

const address = () => window.location.pathname + window.location.search
const lookups = () => host.calls().filter((call) => call === me).length
const title = 'The server could not be asked who you are.'
const email = () => screen.getByRole('textbox', { name: 'Email' })
const password = () => screen.getByLabelText(/^Password/, { selector: 'input' })
const myParcels = () => screen.findByRole('heading', { name: 'My Parcels' })

describe('A sender whom the server could not name, on the way to their parcels', () => {
  it('is led back by itself once it can', async () => {
    await open('/sender/parcels?q=hill')
    await screen.findByText(title)
    const before = lookups()
    host.on(me, sam)

    await waitFor(() => expect(lookups()).toBe(before + 1))
    expect(await myParcels()).toBeVisible()
    expect(address()).toBe('/sender/parcels?q=hill')
  })

  it.each([
    ['the connection comes back', () => window.dispatchEvent(new Event('online'))],
    ['they come back to the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is led back as soon as %s', async (_, happens) => {
    await open('/sender/parcels')
    await screen.findByText(title)
    host.on(me, sam)
    act(() => void happens())

    expect(await myParcels()).toBeVisible()
    expect(address()).toBe('/sender/parcels')
  })

  it('is not asked for anew because they go to another tab', async () => {
    await open('/sender/parcels')
    await screen.findByText(title)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))

    expect(lookups()).toBe(1)
  })

  it('types on while it is asked again, and turns out to be a visitor', async () => {
    await open('/sender/parcels')
    await screen.findByText(title)
    await userEvent.type(email(), 'sam@')
    const answer = later()
    host.on(me, answer.handler)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.type(email(), 'example.com')
    await act(async () => answer.answer(ok(null)))

    await waitFor(() => expect(screen.queryByText(title)).toBeNull())
    expect(email()).toHaveValue('sam@example.com')
    expect(email()).toHaveFocus()
    expect(address()).toBe('/login?returnTo=%2Fsender%2Fparcels')
  })

  it('turns out to be a visitor, and goes on at the first field', async () => {
    await open('/sender/parcels')
    await screen.findByText(title)
    host.on(me, () => ok(null))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

    await waitFor(() => expect(screen.queryByText(title)).toBeNull())
    expect(email()).toHaveFocus()
  })

  it('reads the same sentence and keeps what was typed when it fails again', async () => {
    await open('/sender/parcels')
    await screen.findByText(title)
    await userEvent.type(email(), 'sam@example.com')
    host.on(me, () => Promise.reject(new TypeError('Failed to fetch')))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Check your connection'),
    )
    expect(screen.getByText(title)).toBeVisible()
    expect(email()).toHaveValue('sam@example.com')
  })

  it('logs in meanwhile, and is led back once', async () => {
    await open('/sender/parcels?q=hill')
    await screen.findByText(title)
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

describe('While the server cannot say who is asking', () => {
  it('a public page offers the login and says nothing of it', async () => {
    await open('/about')

    expect(await screen.findByRole('heading', { name: 'About Waybill' })).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Login' })[0]).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText(title)).toBeNull()
  })

  it('a sender who comes to the login by themselves is taken home once it can', async () => {
    await open('/about')
    const [login] = await screen.findAllByRole('link', { name: 'Login' })
    if (login) await userEvent.click(login)
    await screen.findByText(title)
    host.on(me, sam)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

    await waitFor(() => expect(address()).toBe('/'))
    expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible()
  })
})

it('A user who is known and opens the login sees its form', async () => {
  host.on(me, sam)
  window.history.replaceState(null, '', '/login')
  sessionActor.send({ type: 'USER_CHANGED' })
  await waitFor(() => expect(sessionActor.getSnapshot().value).toBe('signedIn'))
  render(
    <Providers>
      <App />
    </Providers>,
  )

  expect(await screen.findByRole('textbox', { name: 'Email' })).toBeVisible()
  expect(address()).toBe('/login')
})
