import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NameSection } from '../../../src/features/account/name-section.tsx'
import { PasskeysSection } from '../../../src/features/account/passkeys/passkeys-section.tsx'
import { ApiKeys } from '../../../src/features/api-keys/api-keys.tsx'
import AdminRunsPage from '../../../src/pages/admin-runs-page.tsx'
import RegisterPage from '../../../src/pages/register-page.tsx'
import SenderAddressesPage from '../../../src/pages/sender-addresses-page.tsx'
import { ok } from '../../support/host.ts'
import { openOn } from '../support/open-page.tsx'
import { wirePasskey } from '../support/passkeys.ts'
import { boardHost } from '../support/runs.ts'

type Opened = Parameters<typeof openOn>

const user = { name: 'Ada Admin', email: 'ada@example.com' }
const forms: [form: string, opened: Opened, field: RegExp, ...presses: string[]][] = [
  ['an account', [{}, <RegisterPage key="" />, '/register'], /^Name/, 'Register'],
  [
    'a user',
    [{}, <NameSection key="" user={user} onChanged={async () => undefined} />, '/admin/account'],
    /^Name/,
    'Save name',
  ],
  [
    'a passkey',
    [
      { 'GET /api/user/me/passkeys': () => ok([wirePasskey()]) },
      <PasskeysSection key="" />,
      '/sender/account',
    ],
    /^Name/,
    'Rename Chrome, Windows',
    'Save name',
  ],
  [
    'an API key',
    [{ 'GET /api/keys': () => ok([]) }, <ApiKeys key="" />, '/sender/integrations'],
    /^Name/,
    'Create API key',
    'Create key',
  ],
  [
    'an address',
    [{ 'GET /api/addresses': () => ok([]) }, <SenderAddressesPage key="" />, '/sender/addresses'],
    /^Label/,
    'Add address',
    'Save',
  ],
  [
    'a new run',
    [boardHost([], []), <AdminRunsPage key="" />, '/admin/runs'],
    /^Name/,
    'New run',
    'Create run',
  ],
]

it.each(
  forms.flatMap(([form, ...rest]) =>
    ['!!!', 'Sam\u200BSender'].map((name) => ({ form, name, rest })),
  ),
)('The form for $form refuses the name $name', async ({ name, rest }) => {
  const [opened, field, ...presses] = rest
  const save = presses.pop() ?? ''
  const { host, person, press } = openOn(...opened)
  await press(...presses)
  const input = await screen.findByRole('textbox', { name: field })
  await person.clear(input)
  await person.type(input, name)
  await press(save)
  expect(input).toHaveAccessibleDescription(
    /needs a letter or a digit, and no invisible characters/,
  )
  expect(host.calls().filter((call) => !call.startsWith('GET '))).toEqual([])
})
