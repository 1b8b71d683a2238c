import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { Role } from '../../../openapi.d.ts'
import { sessionActor } from '../../../src/features/session/session-actor.ts'
import UnauthorizedPage from '../../../src/pages/unauthorized-page.tsx'
import { ok, standInHost } from '../../support/host.ts'
import type { Host } from '../../support/host.ts'
import { visit } from '../support/open-page.tsx'

let host: Host

beforeEach(() => {
  host = standInHost({
    'GET /api/user/me': () => ok(null),
    'POST /api/auth/logout': () => ok(null),
  })
  sessionActor.start()
})

function signedInAs(role: Role) {
  const user = { id: 'u1', name: 'Selma', email: 'selma@example.com', role, isBlocked: false }
  sessionActor.send({ type: 'LOGGED_IN', user })
}

it('A sender who opened the admin area reads why they have no access, and goes to their own', async () => {
  signedInAs('SENDER')
  const { person, address } = visit('/unauthorized?area=admin', <UnauthorizedPage />)

  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getByText(/You asked for the/).closest('p')).toHaveTextContent(
    'You asked for the Admin area. Your role is Sender, and each role may enter only its own area.',
  )
  await person.click(screen.getByRole('link', { name: 'Go to the Sender area' }))
  expect(address()).toBe('/sender')
})

it('A receiver without access logs out', async () => {
  signedInAs('RECEIVER')
  const { person } = visit('/unauthorized?area=sender', <UnauthorizedPage />)

  await person.click(screen.getByRole('button', { name: 'Logout' }))

  expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  expect(screen.getByText(/You asked for the/).closest('p')).toHaveTextContent(
    'You are not logged in.',
  )
  expect(host.calls().filter((call) => call === 'POST /api/auth/logout')).toHaveLength(1)
})
