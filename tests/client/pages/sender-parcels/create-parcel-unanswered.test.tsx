import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { never, ok } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { create, fill, keysOf, openCreateDialog } from '../../support/create-dialog.tsx'
import { hurryTimeouts } from '../../support/failures.ts'

it('A sender whose parcel is never answered waits, is told, and tries again with the same key', async () => {
  const { host, person, submit } = await openCreateDialog({ [create]: never })
  await fill(person)
  // Leaves time to see the busy button.
  hurryTimeouts(500)
  await person.click(submit())
  expect(submit()).toHaveAttribute('aria-busy', 'true')

  expect((await screen.findAllByText('Failed to create parcel'))[0]).toBeVisible()
  expect(screen.getByRole('combobox', { name: /Receiver/ })).toHaveValue('Rolf Receiver')
  expect(screen.getByLabelText(/From Address/)).toHaveValue('Harbour 1')
  host.on(create, () => ok(wireParcel()))
  await person.click(submit())
  expect(await screen.findByText('Parcel created successfully!')).toBeVisible()
  const [first, ...others] = keysOf(host)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(others).toEqual([first])
})
