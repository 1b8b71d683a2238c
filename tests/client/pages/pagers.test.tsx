import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import AdminParcelsPage from '../../../src/pages/admin-parcels-page.tsx'
import AdminUsersPage from '../../../src/pages/admin-users-page.tsx'
import { ok, standInHost } from '../../support/host.ts'
import { wireParcel, wireUser } from '../../support/wire.ts'
import { openPage } from '../support/open-page.tsx'
import { textsIn } from '../support/texts.ts'

const marksIn = async (name: string) =>
  textsIn(await screen.findByRole('navigation', { name }), 'listitem')

it.each([
  ['no ellipsis', 'on the last of six pages', 6, 6, ['1', '2', '3', '4', '5', '6']],
  ['one ellipsis', 'on the first of seven pages', 1, 7, ['1', '2', '3', '…', '7']],
  ['one ellipsis', 'on the last of seven pages', 7, 7, ['1', '…', '5', '6', '7']],
  ['two ellipses', 'in the middle of twenty', 10, 20, ['1', '…', '9', '10', '11', '…', '20']],
])(
  'An administrator of parcels sees %s in the pager %s',
  async (_marks, _where, page, pages, marks) => {
    standInHost({
      'GET /api/parcel': () => ok([wireParcel()], { page, limit: 6, total: pages * 6 }),
    })
    openPage(<AdminParcelsPage />, `/admin/parcels?page=${page}`)

    expect(await marksIn('Pages of parcels')).toEqual(marks)
    expect(screen.getByRole('button', { name: `Page ${page}` })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
)

it.each([
  ['no ellipsis', 'on the only page', 1, 1, ['1']],
  ['no ellipsis', 'on the last of five pages', 5, 5, ['1', '2', '3', '4', '5']],
  [
    'five numbers between two ellipses',
    'in the middle of twenty',
    10,
    20,
    ['1', '…', '8', '9', '10', '11', '12', '…', '20'],
  ],
])(
  'An administrator of users sees %s and “Page X of Y” in the pager %s',
  async (_marks, _where, page, pages, marks) => {
    standInHost({
      'GET /api/user': () => ok([wireUser()], { page, limit: 10, total: pages * 10 }),
    })
    openPage(<AdminUsersPage />, `/admin/users?page=${page}`)

    expect(await marksIn('Table pages')).toEqual(marks)
    expect(screen.getByText(`Page ${page} of ${pages}`)).toBeVisible()
  },
)
