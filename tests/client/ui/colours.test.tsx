import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Route } from 'wouter'
import AdminParcelsPage from '../../../src/pages/admin-parcels-page.tsx'
import AdminUsersPage from '../../../src/pages/admin-users-page.tsx'
import ReceiverDashboardPage from '../../../src/pages/receiver-dashboard-page.tsx'
import TrackPage from '../../../src/pages/track-page.tsx'
import { palette } from '../../../src/ui/theme/palette.ts'
import type { ColorName } from '../../../src/ui/theme/palette.ts'
import { color } from '../../../src/ui/theme/tokens.ts'
import { hueOf } from '../../support/hue.ts'
import { never, standInHost } from '../../support/host.ts'
import { openPage } from '../support/open-page.tsx'

/** The colours that the specification defines for loading and for badges. */
const hues: [ColorName, string][] = [
  ['accentLine', 'orange'],
  ['dangerSoft', 'red'],
  ['successSoft', 'green'],
  ['warningSoft', 'yellow'],
  ['infoSoft', 'blue'],
  ['neutralSoft', 'grey'],
]

describe.each(['light', 'dark'] as const)('In the %s theme', (theme) => {
  it.each(hues)('%s is %s', (name, hue) => {
    const channels = [1, 3, 5].map((at) =>
      Number.parseInt(palette[theme][name].slice(at, at + 2), 16),
    )
    expect(hueOf(channels)).toBe(hue)
  })
})

it.each([
  ['/admin/users', <AdminUsersPage key="users" />, 'Loading users…'],
  ['/admin/parcels', <AdminParcelsPage key="parcels" />, 'Loading parcels…'],
  ['/receiver/dashboard', <ReceiverDashboardPage key="mine" />, 'Loading Incoming Parcels…'],
  [
    '/track/TRK-1',
    <Route key="track" path="/track/:trackingId">
      <TrackPage />
    </Route>,
    'Looking up the parcel…',
  ],
])('A spinner at %s is orange', async (path, page, words) => {
  standInHost({
    'GET /api/user': never,
    'GET /api/parcel': never,
    'GET /api/parcel/incoming': never,
    'GET /api/parcel/track': never,
  })
  openPage(page, path)

  const waiting = (await screen.findByText(words)).closest('output')
  expect(waiting?.querySelector('svg')).toBeVisible()
  expect(waiting).toHaveStyle({ color: color.accentLine })
})
