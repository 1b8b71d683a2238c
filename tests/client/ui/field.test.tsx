import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { DateRangeField } from '../../../src/ui/field/date-range-field.tsx'
import { TextField } from '../../../src/ui/field/field.tsx'
import { PasswordField } from '../../../src/ui/field/password-field.tsx'
import { RadioCards } from '../../../src/ui/field/choice-group.tsx'
import { show } from '../support/show.tsx'

it('a field is described by its hint and its error', () => {
  render(<TextField label="Name" name="name" hint="As on the door" error="Name is required" />)
  const field = screen.getByRole('textbox', { name: 'Name' })
  expect(field).toHaveAccessibleDescription('As on the door Name is required')
  expect(field).toBeInvalid()
})

it('a user shows the typed password and hides it again', async () => {
  const { user } = show(<PasswordField label="Password" name="password" />)
  const field = screen.getByLabelText('Password')
  await user.type(field, 'secret')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field).toHaveAttribute('type', 'text')
  expect(screen.getByRole('status')).toHaveTextContent('Password is shown')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field).toHaveAttribute('type', 'password')
  expect(field).toHaveValue('secret')
})

it('a user chooses one card of a group with the keyboard', async () => {
  const { user } = show(<Kinds />)
  expect(screen.getByRole('group', { name: 'Type' })).toHaveAccessibleDescription('Choose a type')
  await user.tab()
  await user.keyboard(' ')
  expect(screen.getByRole('radio', { name: 'Package' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Package' })).toHaveAccessibleDescription('A box')
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: 'Document' })).toBeChecked()
})

function Kinds() {
  const [kind, setKind] = useState<'box' | 'paper'>()
  return (
    <RadioCards
      legend="Type"
      name="kind"
      value={kind}
      onChange={setKind}
      options={[
        { value: 'box', label: 'Package', description: 'A box' },
        { value: 'paper', label: 'Document' },
      ]}
      error="Choose a type"
    />
  )
}

it.each([
  ['2026-03-04', '2026-04-12', '4 Mar 2026 to 12 Apr 2026'],
  ['2026-03-04', '2026-03-04', '4 Mar 2026'],
  ['2026-03-04', null, 'From 4 Mar 2026'],
  [null, '2026-04-12', 'Up to 12 Apr 2026'],
])('a user reads the days from %s to %s in words', (from, to, told) => {
  render(
    <DateRangeField
      legend="Created"
      labels={{ from: 'Created from', to: 'Created to' }}
      value={{ from, to }}
      onChange={() => {}}
      presets={[]}
      isDay={() => true}
    />,
  )
  expect(screen.getByText(told)).toBeVisible()
})
