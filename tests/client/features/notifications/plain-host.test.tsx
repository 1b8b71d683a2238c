import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { DashboardShell } from '../../../../src/features/dashboard/dashboard-shell.tsx'
import { NotificationBell } from '../../../../src/features/notifications/notification-bell.tsx'
import { standInHost } from '../../../support/host.ts'
import { openPage } from '../../support/open-page.tsx'

it('A sender of a plain host has no bell and no notifications page, and no call is made', async () => {
  vi.useFakeTimers()
  const host = standInHost()
  openPage(
    <DashboardShell
      user={{ name: 'Sam', email: 'sam@example.com', role: 'SENDER' }}
      onLogout={() => {}}
      bell={<NotificationBell area="SENDER" />}
    >
      <h1>Parcels</h1>
    </DashboardShell>,
    '/sender/parcels',
  )
  await act(() => vi.advanceTimersByTimeAsync(40_000))
  expect(screen.getByRole('link', { name: 'Parcels' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Notifications' })).toBeNull()
  expect(host.calls()).toEqual([])
  vi.useRealTimers()
})
