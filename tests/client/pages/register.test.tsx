import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import RegisterPage from '../../../src/pages/register-page.tsx'
import { failure, json, standInHost } from '../../support/host.ts'
import { created, lost } from '../support/answers.ts'
import { visit } from '../support/open-page.tsx'

const text = (name: string) => screen.getByRole('textbox', { name })
const secret = (name: string) =>
  screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input' })
const role = (name: string) => screen.getByRole('radio', { name })
const submit = () => screen.getByRole('button', { name: 'Register' })

const call = 'POST /api/user'

type Typed = { name?: string; email?: string; password?: string; confirm?: string }

async function fill({ person }: ReturnType<typeof visit>, typed: Typed = {}) {
  const { name = ' Ada Lovelace ', email = 'ada@example.com', password = 'secret1' } = typed
  const { confirm = password } = typed
  if (name) await person.type(text('Name'), name)
  if (email) await person.type(text('Email'), email)
  if (password) await person.type(secret('Password'), password)
  if (confirm) await person.type(secret('Confirm Password'), confirm)
  await person.click(submit())
}

async function register(typed: Typed = {}) {
  const visited = visit('/register', <RegisterPage />)
  await fill(visited, typed)
  return visited
}

const ada = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  password: 'secret1',
  confirmPassword: 'secret1',
  role: 'RECEIVER',
  isBlocked: 'UNBLOCKED',
}

describe('A visitor who registers', () => {
  it('is a receiver unless they choose another role, and is taken to the login', async () => {
    const host = standInHost({ [call]: () => created(null) })
    const visited = visit('/register', <RegisterPage />)

    expect(role('Receiver')).toBeChecked()
    await fill(visited)

    expect(await screen.findByText('User registered successfully!')).toBeVisible()
    expect(visited.address()).toBe('/login')
    expect(host.asked.map(({ body }) => body)).toEqual([ada])
  })

  it('on a German page registers with German as their language', async () => {
    vi.resetModules()
    vi.doMock(import('#texts/language.ts'), async (original) => ({
      ...(await original()),
      language: 'de' as const,
    }))
    const { default: GermanPage } = await import('../../../src/pages/register-page.tsx')
    const host = standInHost({ [call]: () => created(null) })
    await fill(visit('/register', <GermanPage />))

    await vi.waitFor(() =>
      expect(host.asked.map(({ body }) => body)).toEqual([{ ...ada, language: 'de' }]),
    )
    vi.doUnmock('#texts/language.ts')
  })

  it.each([
    ['Sender', 'SENDER'],
    ['Admin', 'ADMIN'],
  ])('can choose the role %s', async (name, sent) => {
    const host = standInHost({ [call]: () => created(null) })
    const visited = visit('/register', <RegisterPage />)

    await visited.person.click(role(name))
    await fill(visited)

    await screen.findByText('User registered successfully!')
    expect(host.asked.map(({ body }) => body)).toEqual([{ ...ada, role: sent }])
  })

  it.each([
    ['a short name', { name: 'Al' }, 'Name', 'Name must be at least 3 characters'],
    ['an invalid email', { email: 'ada@' }, 'Email', 'Invalid email address'],
    [
      'a short password',
      { password: '12345', confirm: '123456' },
      'Password',
      'Password must be at least 6 characters',
    ],
    [
      'a short confirmation',
      { confirm: '12345' },
      'Confirm Password',
      'Confirm Password must be at least 6 characters',
    ],
    [
      'a different confirmation',
      { confirm: 'secret2' },
      'Confirm Password',
      'Passwords do not match',
    ],
  ])('with %s is told at the field', async (_, typed, name, message) => {
    const host = standInHost()
    await register(typed)

    const control = name.includes('Password') ? secret(name) : text(name)
    expect(screen.getByText(message)).toBeVisible()
    expect(control).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(control).toBeInvalid()
    expect(control).toHaveFocus()
    expect(host.asked).toEqual([])
  })

  it('finds the focus in the first field after sending an empty form', async () => {
    const visited = visit('/register', <RegisterPage />)
    await visited.person.click(submit())

    expect(text('Name')).toHaveFocus()
    for (const message of [
      'Name must be at least 3 characters',
      'Invalid email address',
      'Password must be at least 6 characters',
      'Confirm Password must be at least 6 characters',
    ])
      expect(screen.getByText(message)).toBeVisible()
  })

  it.each([
    [
      'the server’s sentence',
      () => failure(409, 'Email already registered'),
      'Email already registered',
    ],
    ['that the registration failed', () => json({}, 500), 'Registration failed'],
    ['that the registration failed, without a connection', lost, 'Registration failed'],
  ])('is told %s', async (_, answer, message) => {
    standInHost({ [call]: answer })
    const visited = await register()

    expect(await screen.findByText(message)).toBeVisible()
    expect(visited.address()).toBe('/register')
    expect(text('Email')).toHaveValue('ada@example.com')
    expect(secret('Password')).toHaveValue('secret1')
  })

  it('on a host with `errorSources` reads the first error instead of the title', async () => {
    const errorSources = [
      { path: 'email', message: 'This email is taken' },
      { path: 'password', message: 'Password needs a digit' },
    ]
    const body = { success: false, message: 'Zod Error', errorSources }
    standInHost({ [call]: () => json(body, 400) })
    await register()

    expect(await screen.findByRole('alert')).toHaveTextContent('This email is taken')
    expect(screen.queryByText('Zod Error')).toBeNull()
    expect(text('Email')).toHaveAccessibleDescription(expect.stringContaining('is taken'))
    expect(text('Email')).toHaveFocus()
    expect(secret('Password')).toHaveAccessibleDescription(expect.stringContaining('needs a digit'))
  })

  it('finds the server’s reasons at their fields', async () => {
    const errors = [
      { path: 'email', message: 'This address cannot receive mail' },
      { path: 'name', message: 'Name is too plain' },
    ]
    const body = { success: false, message: 'The request is not right', errors }
    standInHost({ [call]: () => json(body, 400) })
    await register()

    expect(await screen.findByText('The request is not right')).toBeVisible()
    expect(text('Name')).toHaveAccessibleDescription('Name is too plain')
    expect(text('Email')).toHaveAccessibleDescription('This address cannot receive mail')
    expect(text('Name')).toHaveFocus()
  })

  it('can show the passwords, or follow the link to the login', async () => {
    const { press } = visit('/register', <RegisterPage />)

    await press('Show password', 'Show confirm password')
    expect(secret('Password')).toHaveAttribute('type', 'text')
    expect(secret('Confirm Password')).toHaveAttribute('type', 'text')
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  })
})
