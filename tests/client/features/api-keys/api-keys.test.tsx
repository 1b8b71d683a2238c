import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiKeys } from '../../../../src/features/api-keys/api-keys.tsx'
import { failure, json, ok } from '../../../support/host.ts'
import { wireApiKey } from '../../support/api-keys.ts'
import { dialogClosed } from '../../support/dialog.ts'
import { openOn } from '../../support/open-page.tsx'
import { created } from '../../support/answers.ts'

const open = (keys: () => Response) =>
  openOn({ 'GET /api/keys': keys }, <ApiKeys />, '/sender/integrations')
const dialog = () => within(screen.getByRole('dialog'))
const rowOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`${name} ends in`) }))

it('A sender reads what each key is allowed to do, when it was used and whether it is active', async () => {
  open(() =>
    ok([
      wireApiKey({ lastUsedAt: '2026-03-02T10:30:00.000Z' }),
      wireApiKey({ id: 'k-2', name: 'Old shop', state: 'EXPIRED', hint: 'zz9Y' }),
      wireApiKey({ id: 'k-3', name: 'Lost', state: 'REVOKED', expiresAt: null }),
    ]),
  )

  expect(await screen.findByRole('table', { name: 'API keys' })).toBeVisible()
  const shop = rowOf('Web shop')
  expect(shop.getByText('Read parcels and receivers')).toBeVisible()
  expect(shop.getByText('Create parcels')).toBeVisible()
  expect(shop.queryByText('Cancel parcels')).toBeNull()
  expect(shop.getByText('02/03/2026, 10:30')).toBeVisible()
  expect(shop.getByText('01/03/2027, 09:00')).toBeVisible()
  expect(shop.getByText('aB3x')).toBeVisible()
  expect(shop.getByText('Active')).toBeVisible()
  expect(rowOf('Old shop').getByText('Expired')).toBeVisible()
  expect(rowOf('Lost').getByText('Revoked')).toBeVisible()
  expect(rowOf('Lost').getAllByText('Never')).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Revoke Lost' })).toHaveAttribute('aria-disabled')
})

it('A sender who logged in some time ago enters password and code, and keeps the input', async () => {
  const needed = (path: string, message: string) =>
    json({ success: false, message, errors: [{ path, message }] }, 400)
  const { host, person } = open(() => ok([]))
  host.on('POST /api/keys', ({ body }) => {
    const { password, code } = body as { password?: string; code?: string }
    if (password === undefined) return needed('password', 'Please enter your password again')
    if (code === undefined) return needed('code', 'Please enter a code from your authenticator app')
    return created({ key: 'wb_secret', apiKey: wireApiKey() })
  })
  await person.click(await screen.findByRole('button', { name: 'Create API key' }))
  await screen.findByRole('dialog')
  await person.type(dialog().getByLabelText(/Name/), 'Web shop')
  await person.click(dialog().getByRole('checkbox', { name: 'Create parcels' }))
  const submit = () => person.click(dialog().getByRole('button', { name: 'Create key' }))
  await submit()
  const password = await dialog().findByLabelText(/^Your password/, { selector: 'input' })
  expect(password).toHaveFocus()
  await person.type(password, 'secret1')
  await submit()
  const code = await dialog().findByLabelText(/^Code/)
  await waitFor(() => expect(code).toHaveFocus())
  await person.type(code, '492039')
  await submit()
  expect(await screen.findByText('wb_secret')).toBeVisible()
  const sent = host.asked.findLast(({ call }) => call === 'POST /api/keys')?.body
  expect(sent).toMatchObject({ name: 'Web shop', password: 'secret1', code: '492039' })
})

it('A sender makes their first key, copies it, and never sees it again', async () => {
  const made: unknown[] = []
  const { host, person, press } = open(() => ok([]))
  host.on('POST /api/keys', ({ body }) => {
    made.push(body)
    host.on('GET /api/keys', () => ok([wireApiKey()]))
    return created({ key: 'wb_secret', apiKey: wireApiKey() })
  })
  await press('Create API key', 'Create key')
  expect(dialog().getByText('Name is required')).toBeVisible()
  expect(dialog().getByText('Choose at least one permission')).toBeVisible()
  expect(dialog().getByLabelText(/Name/)).toHaveFocus()

  await person.type(dialog().getByLabelText(/Name/), ' Web shop ')
  await person.click(dialog().getByRole('button', { name: 'Create key' }))
  expect(dialog().getByRole('group', { name: 'Permissions' })).toHaveFocus()
  await person.click(dialog().getByRole('checkbox', { name: 'Create parcels' }))
  await person.click(dialog().getByRole('checkbox', { name: 'Read parcels and receivers' }))
  await person.selectOptions(dialog().getByLabelText('Expires'), 'In 90 days')
  expect(made).toEqual([])
  await person.click(dialog().getByRole('button', { name: 'Create key' }))

  expect(await dialog().findByText('wb_secret')).toBeVisible()
  expect(made).toEqual([
    { name: 'Web shop', scopes: ['parcels:read', 'parcels:create'], expiresInDays: 90 },
  ])
  await person.click(dialog().getByRole('button', { name: 'Copy API key' }))
  expect(await navigator.clipboard.readText()).toBe('wb_secret')
  await person.keyboard('{Escape}')
  expect(dialog().getByText('wb_secret')).toBeVisible()
  await person.click(dialog().getByRole('button', { name: 'I have saved it' }))
  await dialogClosed()
  expect(screen.queryByText('wb_secret')).toBeNull()
  expect(await screen.findByText('aB3x')).toBeVisible()

  await press('Create API key')
  expect(await screen.findByLabelText(/Name/)).toHaveValue('')
})

it('A sender makes a key that never expires', async () => {
  const made: unknown[] = []
  const { host, person } = open(() => ok([]))
  host.on('POST /api/keys', ({ body }) => {
    made.push(body)
    return failure(409, 'You can have 20 API keys in use. Revoke one first.')
  })
  await person.click(await screen.findByRole('button', { name: 'Create API key' }))
  await person.type(await screen.findByLabelText(/Name/), 'Shop')
  await person.click(dialog().getByRole('checkbox', { name: 'Cancel parcels' }))
  await person.selectOptions(dialog().getByLabelText('Expires'), 'Never')
  await person.click(dialog().getByRole('button', { name: 'Create key' }))

  expect(await dialog().findByRole('alert')).toHaveTextContent('Revoke one first.')
  expect(made).toEqual([{ name: 'Shop', scopes: ['parcels:cancel'] }])
})

it('A sender first changes their mind, and later revokes a key', async () => {
  const { host, person, press } = open(() => ok([wireApiKey()]))
  host.on('DELETE /api/keys/{id}', () => {
    host.on('GET /api/keys', () => ok([wireApiKey({ state: 'REVOKED' })]))
    return ok(wireApiKey({ state: 'REVOKED' }))
  })
  const revoke = () => screen.getByRole('button', { name: 'Revoke Web shop' })
  await press('Revoke Web shop', 'Keep key')
  await dialogClosed()
  expect(host.calls()).toEqual(['GET /api/keys'])

  await person.click(revoke())
  await press('Revoke key')
  await dialogClosed()
  expect(await screen.findByText('Revoked')).toBeVisible()
  expect(host.calls()).toContain('DELETE /api/keys/k-1')
  expect(revoke()).toHaveAttribute('aria-disabled')
})
