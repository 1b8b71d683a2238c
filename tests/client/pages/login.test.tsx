// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { sessionActor } from '../../../src/features/session/session-actor.ts'
import LoginPage from '../../../src/pages/login-page.tsx'
import { failure, host } from '../support/site-host.ts'
import { visit } from '../support/visit.tsx'

const email = () => screen.getByRole('textbox', { name: 'Email' })
const password = () => screen.getByLabelText(/^Password/, { selector: 'input' })
const login = () => screen.getByRole('button', { name: 'Login' })

const selma = {
  _id: 'u1',
  name: 'Selma',
  email: 'selma@example.com',
  role: 'SENDER',
  isBlocked: 'UNBLOCKED',
}
const welcome = { body: { success: true, message: 'Welcome', data: selma } }

beforeEach(async () => {
  host({ 'GET /api/user/me': { body: { data: null } } })
  sessionActor.start()
  sessionActor.send({ type: 'USER_CHANGED' })
  await waitFor(sessionActor, (snapshot) => snapshot.matches('anonymous'))
})

async function logIn({ person }: ReturnType<typeof visit>) {
  await person.type(email(), ' selma@example.com')
  await person.type(password(), 'secret1')
  await person.click(login())
}

describe('A user logs in', () => {
  it('is welcomed, known from then on, and taken home', async () => {
    const server = host({ 'POST /api/user/login': welcome })
    const visited = visit('/login', <LoginPage />)
    await logIn(visited)

    expect(await screen.findByText('Logged in successfully!')).toBeVisible()
    expect(visited.address()).toBe('/')
    expect(server.to('/api/user/login').map(({ body }) => body)).toEqual([
      { email: 'selma@example.com', password: 'secret1' },
    ])
    expect(sessionActor.getSnapshot().context.user?.email).toBe('selma@example.com')
  })

  it('is taken back to where the guard stopped them', async () => {
    host({ 'POST /api/user/login': welcome })
    const visited = visit('/login?returnTo=%2Fsender%2Fparcels', <LoginPage />)
    await logIn(visited)

    await screen.findByText('Logged in successfully!')
    expect(visited.address()).toBe('/sender/parcels')
  })

  it.each([
    ['with a wrong password', failure(401, 'Password does not match'), 'Invalid credentials'],
    ['while blocked', failure(403, 'Your account is blocked'), 'Your account is blocked'],
    ['and the server says nothing', { status: 500, body: {} }, 'Login failed'],
    ['and there is no connection', 'unreachable' as const, 'Login failed'],
  ])('%s and is told', async (_, answer, text) => {
    host({ 'POST /api/user/login': answer })
    const visited = visit('/login', <LoginPage />)
    await logIn(visited)

    expect(await screen.findByText(text)).toBeVisible()
    expect(visited.address()).toBe('/login')
    expect(email()).toHaveValue('selma@example.com')
    expect(password()).toHaveValue('secret1')
    expect(password()).toHaveFocus()
  })

  it('pressing the button twice, and is asked once', async () => {
    const server = host({ 'POST /api/user/login': 'never' })
    const visited = visit('/login', <LoginPage />)
    await logIn(visited)
    await visited.person.click(login())
    await visited.person.type(password(), '{Enter}')

    expect(login()).toHaveAttribute('aria-busy', 'true')
    expect(server.asked).toHaveLength(1)
  })

  it('only with both fields, and may look at the password or go and register', async () => {
    const server = host({})
    const { person } = visit('/login', <LoginPage />)

    expect(email()).toBeRequired()
    expect(password()).toBeRequired()
    await person.click(login())
    expect(server.asked).toEqual([])

    await person.type(password(), 'secret1')
    await person.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password()).toHaveAttribute('type', 'text')
    await person.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password()).toHaveAttribute('type', 'password')
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
  })
})
