import { act, fireEvent, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as Checkboxes from '../../../../src/ui/checkbox/checkbox.tsx'
import type * as SelectionBars from '../../../../src/features/users/selection-bar.tsx'
import { prepareDialogs } from '../../../../src/ui/dialog/dialog.tsx'
import AdminUsersPage from '../../../../src/pages/admin-users-page.tsx'
import { invalidateUsers } from '../../../../src/stores/users.ts'
import { setTheme } from '../../../../src/stores/theme.ts'
import { never, ok, standInHost } from '../../../support/host.ts'
import type { Host } from '../../../support/host.ts'
import { wireUser } from '../../../support/wire.ts'
import { openPage } from '../../support/open-page.tsx'

/** The name of each row's checkbox and of the bar, each time that it is rendered. */
const rendered = vi.hoisted(() => ({ names: [] as string[] }))

vi.mock('../../../../src/ui/checkbox/checkbox.tsx', async (original) => {
  const { Checkbox } = await original<typeof Checkboxes>()
  return {
    Checkbox: (props: ComponentProps<typeof Checkbox>) => {
      rendered.names.push(props.label)
      return <Checkbox {...props} />
    },
  }
})
vi.mock('../../../../src/features/users/selection-bar.tsx', async (original) => {
  const { UserSelectionBar } = await original<typeof SelectionBars>()
  return {
    UserSelectionBar: (props: ComponentProps<typeof UserSelectionBar>) => {
      rendered.names.push('Selection bar')
      return <UserSelectionBar {...props} />
    },
  }
})

const list = 'GET /api/user'
const fifty = Array.from({ length: 50 }, (_, index) =>
  wireUser({ _id: `u-${index}`, name: `Person ${index}`, email: `p${index}@example.com` }),
)
const page = (users = fifty) => ok(users, { page: 1, limit: 50, total: 100 })

let host: Host
let atFirst: string[]
beforeEach(async () => {
  vi.useFakeTimers()
  await prepareDialogs()
  host = standInHost({ [list]: () => page() })
  openPage(<AdminUsersPage />, '/admin/users?size=50')
  await pass(5_000)
  atFirst = rendered.names
  rendered.names = []
})
afterEach(() => {
  vi.useRealTimers()
  rendered.names = []
})

const pass = (time: number) => act(async () => await vi.advanceTimersByTimeAsync(time))

it('Fifty rows are rendered once', () => {
  expect(atFirst).toEqual(['Select all rows', ...fifty.map(({ name }) => `Select ${name}`)])
})

it('Selecting one of fifty rows renders only that row and the count again', async () => {
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Person 7' }))
  await pass(1)
  expect(rendered.names).toEqual(['Select all rows', 'Select Person 7', 'Selection bar'])

  rendered.names = []
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Person 8' }))
  await pass(1)
  expect(rendered.names).toEqual(['Select all rows', 'Select Person 8', 'Selection bar'])
  expect(screen.getByText('2 selected')).toBeVisible()
})

it('Asking to block a user renders no row', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Block Person 3' }))
  await pass(100)

  expect(screen.getByRole('dialog', { name: 'Block Person 3?' })).toBeVisible()
  expect(rendered.names).toEqual([])
})

it('Typing a search renders no row until the answer arrives', async () => {
  host.on(list, never)
  const box = screen.getByRole('searchbox', { name: 'Search users' })
  for (const text of ['p', 'pe', 'per']) fireEvent.change(box, { target: { value: text } })
  expect(rendered.names).toEqual([])
  await pass(1_000)
  expect(host.asked.at(-1)?.query['q']).toBe('per')
  expect(rendered.names.filter((name) => name !== 'Select all rows')).toEqual([])
})

it('A refetched list renders only the rows that have changed', async () => {
  host.on(list, () => page(fifty.with(4, wireUser({ ...fifty[4], isBlocked: 'BLOCKED' }))))
  act(invalidateUsers)
  await pass(1)

  expect(rendered.names.filter((name) => name !== 'Select all rows')).toEqual(['Select Person 4'])
})

it('Changing the theme renders nothing of the table', async () => {
  act(() => setTheme('dark'))
  await pass(1)
  act(() => setTheme('light'))
  await pass(1)

  expect(rendered.names).toEqual([])
})
