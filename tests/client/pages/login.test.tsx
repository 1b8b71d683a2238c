import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { sessionActor } from '../../../src/features/session/session-actor.ts'
import LoginPage from '../../../src/pages/login-page.tsx'
import { failure, json, never, ok, standInHost } from '../../support/host.ts'
import { lost } from '../support/answers.ts'
import { bodiesOf } from '../support/asked.ts'
import { visit } from '../support/open-page.tsx'
import { forgetLanguage, rememberedLanguage, stubPageLoads } from '../support/page-loads.ts'

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
const call = 'POST /api/user/login'
const welcome = () => ok(selma)

beforeEach(async () => {
  standInHost({ 'GET /api/user/me': () => ok(null) })
  sessionActor.start()
  sessionActor.send({ type: 'USER_CHANGED' })
  await waitFor(sessionActor, (snapshot) => snapshot.matches('anonymous'))
})

/** Opens the login and enters Selma's credentials. */
async function logIn(path = '/login') {
  const visited = visit(path, <LoginPage />)
  const { person } = visited
  await person.type(email(), ' selma@example.com')
  await person.type(password(), 'secret1')
  await person.click(login())
  return visited
}

describe('A user who logs in', () => {
  it('is welcomed, is the current user from then on, and is taken home', async () => {
    const host = standInHost({ [call]: welcome })
    const visited = await logIn()

    expect(await screen.findByText('Logged in successfully!')).toBeVisible()
    expect(visited.address()).toBe('/')
    expect(bodiesOf(host, call)).toEqual([{ email: 'selma@example.com', password: 'secret1' }])
    expect(sessionActor.getSnapshot().context.user?.email).toBe('selma@example.com')
  })

  it('is taken back to the page that required the login', async () => {
    standInHost({ [call]: welcome })
    const visited = await logIn('/login?returnTo=%2Fsender%2Fparcels')

    await screen.findByText('Logged in successfully!')
    expect(visited.address()).toBe('/sender/parcels')
  })

  it.each([
    ['with a wrong password', () => failure(401, 'Password does not match'), 'Invalid credentials'],
    [
      'with a wrong password, on a host that answers in another language,',
      () => failure(401, 'Das Passwort ist falsch', { messageCode: 'passwordDoesNotMatch' }),
      'Invalid credentials',
    ],
    ['while blocked', () => failure(403, 'Your account is blocked'), 'Your account is blocked'],
    ['without an explanation from the server', () => json({}, 500), 'Login failed'],
    ['without a connection', lost, 'Login failed'],
  ])('%s is told', async (_, answer, text) => {
    standInHost({ [call]: answer })
    const visited = await logIn()

    expect(await screen.findByText(text)).toBeVisible()
    expect(visited.address()).toBe('/login')
    expect(email()).toHaveValue('selma@example.com')
    expect(password()).toHaveValue('secret1')
    expect(password()).toHaveFocus()
  })

  it('sends one call for two presses', async () => {
    const host = standInHost({ [call]: never })
    const visited = await logIn()
    await visited.person.click(login())
    await visited.person.type(password(), '{Enter}')

    expect(login()).toHaveAttribute('aria-busy', 'true')
    expect(host.asked).toHaveLength(1)
  })

  it('needs both fields, and can show the password or register instead', async () => {
    const host = standInHost()
    const { person } = visit('/login', <LoginPage />)

    expect(email()).toBeRequired()
    expect(password()).toBeRequired()
    await person.click(login())
    expect(host.asked).toEqual([])

    await person.type(password(), 'secret1')
    await person.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password()).toHaveAttribute('type', 'text')
    await person.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password()).toHaveAttribute('type', 'password')
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
  })
})

describe('A user who has chosen a language', () => {
  const inGerman = () => ok({ ...selma, language: 'de' })
  beforeEach(forgetLanguage)

  it('logs in on a page in another language, and is taken back to a page in the chosen language; the login stays busy until then', async () => {
    standInHost({ [call]: inGerman })
    const loads = stubPageLoads()
    const visited = await logIn('/login?returnTo=%2Fsender%2Fparcels%3Fpage%3D2')

    await vi.waitFor(() => expect(loads.replace.mock.calls).toEqual([['/sender/parcels?page=2']]))
    expect(await screen.findByText('Logged in successfully!')).toBeVisible()
    expect(rememberedLanguage()).toBe('de')
    expect(sessionActor.getSnapshot().context.user?.language).toBe('de')
    expect(login()).toHaveAttribute('aria-busy', 'true')
    expect(visited.address()).toBe('/login?returnTo=%2Fsender%2Fparcels%3Fpage%3D2')
  })

  it('logs in on a page in the chosen language, without a reload', async () => {
    standInHost({ [call]: () => ok({ ...selma, language: 'en' }) })
    const loads = stubPageLoads()
    const visited = await logIn()

    await screen.findByText('Logged in successfully!')
    expect(visited.address()).toBe('/')
    expect([loads.replace.mock.calls, rememberedLanguage()]).toEqual([[], null])
  })

  it('logs in with a code from the app, and is taken home to a page in the chosen language', async () => {
    const required = { success: false, message: 'A code is needed', code: 'TWO_FACTOR_REQUIRED' }
    let answer = () => json(required, 401)
    standInHost({ [call]: () => answer() })
    const loads = stubPageLoads()
    const { person } = await logIn()
    const code = await screen.findByRole('textbox', { name: 'Code' })
    answer = inGerman
    await person.type(code, '492039{Enter}')

    await vi.waitFor(() => expect(loads.replace.mock.calls).toEqual([['/']]))
    expect(await screen.findByText('Logged in successfully!')).toBeVisible()
    expect(rememberedLanguage()).toBe('de')
  })
})

describe('A user with two-factor authentication who logs in', () => {
  const refusal = (code: string, message: string) => ({ success: false, message, code })
  const required = () => json(refusal('TWO_FACTOR_REQUIRED', 'A code is needed'), 401)
  const mismatch = 'This code does not match'
  const wrongCode = () =>
    json({ ...refusal('WRONG_CODE', mismatch), errors: [{ path: 'code', message: mismatch }] }, 401)
  const tooMany = 'Too many tries. Please wait a moment.'
  const code = () => screen.findByRole('textbox', { name: 'Code' })

  /** A server that asks for the code, then gives this answer. */
  const asking = (answer: () => Response) =>
    standInHost({ [call]: ({ body }) => (hasCode(body) ? answer() : required()) })
  const hasCode = (body: unknown) => typeof body === 'object' && body !== null && 'code' in body

  it('enters the password, then a code from the app', async () => {
    const host = asking(welcome)
    const visited = await logIn('/login?returnTo=%2Fsender%2Fparcels')
    expect(await code()).toHaveFocus()
    expect(await code()).toBeRequired()
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code')
    expect(await code()).toHaveAttribute('inputmode', 'numeric')
    expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull()

    await visited.person.type(await code(), '492 039{Enter}')
    expect(await screen.findByText('Logged in successfully!')).toBeVisible()
    expect(visited.address()).toBe('/sender/parcels')
    expect(bodiesOf(host, call)).toEqual([
      { email: 'selma@example.com', password: 'secret1' },
      { email: 'selma@example.com', password: 'secret1', code: '492 039' },
    ])
  })

  it('enters a wrong code first, and is taken back to the field', async () => {
    let answer = wrongCode
    asking(() => answer())
    const visited = await logIn()
    await visited.person.type(await code(), '000000{Enter}')
    expect(await screen.findByText('This code does not match')).toBeVisible()
    expect(await code()).toHaveFocus()
    expect(await code()).toHaveValue('000000')
    answer = welcome
    await visited.person.click(login())
    expect(await screen.findByText('Logged in successfully!')).toBeVisible()
  })

  it.each([
    ['after too many tries', () => failure(429, tooMany), tooMany],
    [
      'after a change of the password',
      () => failure(401, 'Password does not match'),
      'Invalid credentials',
    ],
    ['without an explanation from the server', () => json({}, 500), 'Login failed'],
  ])('%s is told', async (_, answer, text) => {
    asking(answer)
    const visited = await logIn()
    await visited.person.type(await code(), '492039{Enter}')
    expect(await screen.findByText(text)).toBeVisible()
    expect(await code()).toHaveFocus()
  })

  it('enters a recovery code instead', async () => {
    const host = asking(welcome)
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
    expect(bodiesOf(host, call).at(-1)).toMatchObject({
      code: '7H2K-9QXM-3VBT-RD4W',
    })
  })

  it('is told if the connection is lost at the second step, keeps the input and tries again', async () => {
    const step = '../../../src/features/session/code-step.tsx'
    vi.resetModules()
    vi.doMock(step, () => {
      throw new Error('The connection was lost')
    })
    asking(welcome)
    const visited = await logIn()
    expect(await screen.findByText('Login failed')).toBeVisible()
    expect(password()).toHaveValue('secret1')

    vi.doUnmock(step)
    await visited.person.click(login())
    expect(await code()).toHaveFocus()
  })

  it('can go back, and the email and password are still filled in', async () => {
    asking(welcome)
    const visited = await logIn()
    await code()
    await visited.person.click(screen.getByRole('button', { name: 'Back' }))
    expect(email()).toHaveValue('selma@example.com')
    expect(password()).toHaveValue('secret1')
    await vi.waitFor(() => expect(email()).toHaveFocus())
    expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull()
  })
})
