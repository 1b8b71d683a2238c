// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { sessionActor } from '../../../src/features/session/session-actor.ts'
import LoginPage from '../../../src/pages/login-page.tsx'
import { failure, host } from '../support/site-host.ts'
import { visit } from '../support/open-page.tsx'

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

describe('A user with two-factor authentication logs in', () => {
  const required = {
    status: 401,
    body: { success: false, message: 'A code is needed', code: 'TWO_FACTOR_REQUIRED' },
  }
  const wrongCode = {
    status: 401,
    body: {
      success: false,
      message: 'This code does not match',
      errors: [{ path: 'code', message: 'This code does not match' }],
      code: 'WRONG_CODE',
    },
  }
  const code = () => screen.findByRole('textbox', { name: 'Code' })

  /** A server that asks for the code, and then answers in this way. */
  const asking = (answer: () => { status?: number; body: unknown }) => {
    const server = host({
      'POST /api/user/login': () =>
        server.to('/api/user/login').every(({ body }) => !hasCode(body)) ? required : answer(),
    })
    return server
  }
  const hasCode = (body: unknown) => typeof body === 'object' && body !== null && 'code' in body

  it('with the password, then with a code of the app', async () => {
    const server = asking(() => welcome)
    const visited = visit('/login?returnTo=%2Fsender%2Fparcels', <LoginPage />)
    await logIn(visited)
    expect(await code()).toHaveFocus()
    expect(await code()).toBeRequired()
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code')
    expect(await code()).toHaveAttribute('inputmode', 'numeric')
    expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull()

    await visited.person.type(await code(), '492 039{Enter}')
    expect(await screen.findByText('Logged in successfully!')).toBeVisible()
    expect(visited.address()).toBe('/sender/parcels')
    expect(server.to('/api/user/login').map(({ body }) => body)).toEqual([
      { email: 'selma@example.com', password: 'secret1' },
      { email: 'selma@example.com', password: 'secret1', code: '492 039' },
    ])
  })

  it('with a wrong code first, and is led back to it', async () => {
    let answer: () => { status?: number; body: unknown } = () => wrongCode
    asking(() => answer())
    const visited = visit('/login', <LoginPage />)
    await logIn(visited)
    await visited.person.type(await code(), '000000{Enter}')
    expect(await screen.findByText('This code does not match')).toBeVisible()
    expect(await code()).toHaveFocus()
    expect(await code()).toHaveValue('000000')
    answer = () => welcome
    await visited.person.click(login())
    expect(await screen.findByText('Logged in successfully!')).toBeVisible()
  })

  it.each([
    [
      'too often',
      failure(429, 'Too many tries. Please wait a moment.'),
      'Too many tries. Please wait a moment.',
    ],
    [
      'with a password that was changed',
      failure(401, 'Password does not match'),
      'Invalid credentials',
    ],
    ['and the server says nothing', { status: 500, body: {} }, 'Login failed'],
  ])('%s and is told', async (_, answer, text) => {
    asking(() => answer)
    const visited = visit('/login', <LoginPage />)
    await logIn(visited)
    await visited.person.type(await code(), '492039{Enter}')
    expect(await screen.findByText(text)).toBeVisible()
    expect(await code()).toHaveFocus()
  })

  it('with a recovery code in place of the app', async () => {
    const server = asking(() => welcome)
    const { person } = visit('/login', <LoginPage />)
    await person.type(email(), 'selma@example.com')
    await person.type(password(), 'secret1{Enter}')
    await code()
    await person.click(screen.getByRole('button', { name: 'Use a recovery code' }))
    const recovery = screen.getByRole('textbox', { name: 'Recovery code' })
    expect(recovery).toHaveFocus()
    await person.click(screen.getByRole('button', { name: 'Use the app' }))
    expect(await code()).toHaveFocus()
    await person.click(screen.getByRole('button', { name: 'Use a recovery code' }))
    await person.type(
      screen.getByRole('textbox', { name: 'Recovery code' }),
      '7H2K-9QXM-3VBT-RD4W{Enter}',
    )
    await screen.findByText('Logged in successfully!')
    expect(server.to('/api/user/login').at(-1)?.body).toMatchObject({
      code: '7H2K-9QXM-3VBT-RD4W',
    })
  })

  it('without the connection for its second step: is told, keeps what was typed and tries again', async () => {
    const step = '../../../src/features/session/code-step.tsx'
    vi.resetModules()
    vi.doMock(step, () => {
      throw new Error('The connection was lost')
    })
    asking(() => welcome)
    const visited = visit('/login', <LoginPage />)
    await logIn(visited)
    expect(await screen.findByText('Login failed')).toBeVisible()
    expect(password()).toHaveValue('secret1')

    vi.doUnmock(step)
    await visited.person.click(login())
    expect(await code()).toHaveFocus()
  })

  it('and goes back to what was typed', async () => {
    asking(() => welcome)
    const visited = visit('/login', <LoginPage />)
    await logIn(visited)
    await code()
    await visited.person.click(screen.getByRole('button', { name: 'Back' }))
    expect(email()).toHaveValue('selma@example.com')
    expect(password()).toHaveValue('secret1')
    await vi.waitFor(() => expect(email()).toHaveFocus())
    expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull()
  })
})
