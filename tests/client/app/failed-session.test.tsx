import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { sessionActor } from '../../../src/features/session/session-actor.ts'
import { clearCachedData } from '../../../src/stores/query/query.ts'
import { failure, ok, standInHost } from '../../support/host.ts'
import type { Host } from '../../support/host.ts'
import { wireUser } from '../../support/wire.ts'
import { makePlaceForToasts, toasts } from '../support/toasts.ts'
import { expireOnce, hurryTimeouts, refuseRenewal, failures } from '../support/failures.ts'
import { address, me, openApp, prepareApp } from '../support/open-app.tsx'

const logout = 'POST /api/auth/logout'
const sam = () => ok(wireUser({ role: 'SENDER', name: 'Sam Sender' }))

let host: Host

makePlaceForToasts()

prepareApp(
  () => import('../../../src/pages/login-page.tsx'),
  () => import('../../../src/pages/sender-parcels-page.tsx'),
)

beforeEach(() => {
  hurryTimeouts()
  host = standInHost({ [me]: sam, 'GET /api/parcel/me': () => ok([]) })
})

const isOver = ({ title }: { title: string }) => title === 'the session is over for good'

const isSilent = ({ title }: { title: string }) =>
  ['the connection drops', 'the answer never comes'].includes(title)
const notice = () => screen.findByText('We could not check whether you are logged in.')

describe('When the current user is looked up', () => {
  it.each(failures.filter((failed) => !isOver(failed)))(
    'a sender is told of a failure at the login, tries again and is taken back: $title',
    async (failed) => {
      host.on(me, failed.answer)
      openApp('/sender/parcels?q=hill')

      expect(await notice()).toBeVisible()
      expect(address()).toBe('/login?returnTo=%2Fsender%2Fparcels%3Fq%3Dhill')
      const alert = screen.getByRole('alert')
      expect(alert).toHaveTextContent(
        isSilent(failed) ? 'Check your connection.' : 'The server answered with an error.',
      )
      host.on(me, sam)
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByRole('heading', { name: 'My Parcels' })).toBeVisible()
      expect(address()).toBe('/sender/parcels?q=hill')
    },
  )

  it('a sender whose session is over for good is taken to the login', async () => {
    refuseRenewal(host)
    host.on(me, () => failure(401, 'No session'))
    openApp('/sender/parcels')

    await waitFor(() => expect(address()).toBe('/login?returnTo=%2Fsender%2Fparcels'))
  })

  it('a sender whose session has just run out notices nothing', async () => {
    expireOnce(host, me, sam)
    openApp('/sender/parcels')

    expect(await screen.findByRole('heading', { name: 'My Parcels' })).toBeVisible()
  })
})

describe('A signed-in sender', () => {
  const blocked = () => failure(403, 'Your account is blocked')
  beforeEach(clearCachedData)

  it('is taken to the login immediately if the account is blocked and the next list is refused', async () => {
    openApp('/about')
    await screen.findByRole('button', { name: 'Logout' })
    host.on('GET /api/parcel/me', blocked)
    host.on(me, blocked)
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }))

    await waitFor(() => expect(address()).toBe('/login?returnTo=%2Fsender%2Fparcels'))
    expect(await toasts().findByText('Your session has ended. Please log in again.')).toBeVisible()
    expect(await screen.findByRole('textbox', { name: 'Email' })).toBeVisible()
  })

  it('stays on the page if only one call is refused', async () => {
    host.on('GET /api/parcel/me', () => failure(403, 'Not today'))
    openApp('/sender/parcels')

    expect(await screen.findByText('Failed to load parcels.')).toBeVisible()
    await waitFor(() => expect(host.calls().filter((call) => call === me)).toHaveLength(2))
    await waitFor(() => expect(sessionActor.getSnapshot().value).toBe('signedIn'))
    expect(address()).toBe('/sender/parcels')
    expect(screen.getByText('Failed to load parcels.')).toBeVisible()
  })
})

describe('A user who logs out', () => {
  it.each(failures.filter((failed) => !isOver(failed)))(
    'is told if the logout fails, stays signed in and tries again: $title',
    async (failed) => {
      host.on(logout, failed.answer)
      openApp('/about')
      await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))

      expect(await toasts().findByText(failed.sentence ?? 'Logout failed')).toBeVisible()
      host.on(logout, () => ok(null))
      await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
      expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible()
    },
  )

  it('keeps the way back to their parcels if the logout fails and the session runs out later', async () => {
    host.on(logout, () => failure(503, 'Busy'))
    openApp('/sender/parcels')
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
    expect(await toasts().findByText('Busy')).toBeVisible()
    refuseRenewal(host)
    host.on(me, () => failure(401, 'No session'))
    act(() => sessionActor.send({ type: 'SESSION_EXPIRED' }))

    await waitFor(() => expect(address()).toBe('/login?returnTo=%2Fsender%2Fparcels'))
  })

  it('is logged out even if the session was already over', async () => {
    host.on(logout, () => failure(401, 'No session'))
    openApp('/about')
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))

    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible()
    expect(toasts().queryByRole('alert')).toBeNull()
  })
})
