// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { App } from '../../../src/app/app.tsx'
import { Providers } from '../../../src/app/providers.tsx'
import { sessionActor } from '../../../src/features/session/session-actor.ts'
import { failure, ok, standInHost } from '../../support/host.ts'
import type { Host } from '../../support/host.ts'
import { wireUser } from '../../support/wire.ts'
import { makePlaceForToasts, toasts } from './support/toasts.ts'
import { expireOnce, hurryTimeouts, refuseRenewal, ways } from './support/ways.ts'

const me = 'GET /api/user/me'
const logout = 'POST /api/auth/logout'
const sam = () => ok(wireUser({ role: 'SENDER', name: 'Sam Sender' }))

let host: Host

makePlaceForToasts()

beforeAll(() => {
  standInHost({ [me]: () => ok(null) })
  sessionActor.start()
})

beforeEach(() => {
  hurryTimeouts()
  vi.stubGlobal('scrollTo', () => {})
  host = standInHost({ [me]: sam, 'GET /api/parcel/me': () => ok([]) })
})

function open(address: string) {
  window.history.replaceState(null, '', address)
  sessionActor.send({ type: 'USER_CHANGED' })
  render(
    <Providers>
      <App />
    </Providers>,
  )
}

const address = () => window.location.pathname + window.location.search
const isOver = ({ title }: { title: string }) => title === 'the session is over for good'

describe('Nobody knows who is asking, for', () => {
  it.each(ways.filter((way) => !isOver(way)))(
    '$title: a sender is told in their area and tries again',
    async (way) => {
      host.on(me, way.answer)
      open('/sender/parcels')

      expect(await screen.findByText('The server could not be reached.')).toBeVisible()
      host.on(me, sam)
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByRole('heading', { name: 'My Parcels' })).toBeVisible()
    },
  )

  it('the session is over for good: a sender is led to the login', async () => {
    refuseRenewal(host)
    host.on(me, () => failure(401, 'No session'))
    open('/sender/parcels')

    await waitFor(() => expect(address()).toBe('/login?returnTo=%2Fsender%2Fparcels'))
  })

  it('the session has just run out: a sender notices nothing', async () => {
    expireOnce(host, me, sam)
    open('/sender/parcels')

    expect(await screen.findByRole('heading', { name: 'My Parcels' })).toBeVisible()
  })
})

describe('Somebody logs out', () => {
  it.each(ways.filter((way) => !isOver(way)))(
    'and $title: they are told, are still signed in and try again',
    async (way) => {
      host.on(logout, way.answer)
      open('/about')
      await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))

      expect(await toasts().findByText(way.sentence ?? 'Logout failed')).toBeVisible()
      host.on(logout, () => ok(null))
      await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
      expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible()
    },
  )

  it('and the session was over already: they are logged out', async () => {
    host.on(logout, () => failure(401, 'No session'))
    open('/about')
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))

    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible()
    expect(toasts().queryByRole('alert')).toBeNull()
  })
})
