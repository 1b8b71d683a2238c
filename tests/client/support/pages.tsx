import { Route } from 'wouter'
import { PhoneSection } from '../../../src/features/account/phone-section.tsx'
import { SessionsSection } from '../../../src/features/account/sessions-section.tsx'
import { ApiKeys as ApiKeysSection } from '../../../src/features/api-keys/api-keys.tsx'
import AdminParcelsPage from '../../../src/pages/admin-parcels-page.tsx'
import AdminRunPage from '../../../src/pages/admin-run-page.tsx'
import AdminRunsPage from '../../../src/pages/admin-runs-page.tsx'
import AdminUsersPage from '../../../src/pages/admin-users-page.tsx'
import ReceiverDashboardPage from '../../../src/pages/receiver-dashboard-page.tsx'
import SenderAddressesPage from '../../../src/pages/sender-addresses-page.tsx'
import SenderIntegrationsPage from '../../../src/pages/sender-integrations-page.tsx'
import SenderParcelPage from '../../../src/pages/sender-parcel-page.tsx'
import SenderParcelsPage from '../../../src/pages/sender-parcels-page.tsx'
import { opener } from './open-page.tsx'

/** Pages and sections that several tests open, each with its address. */
export const allParcels = { page: <AdminParcelsPage />, path: '/admin/parcels' }
export const runsOfDay = { page: <AdminRunsPage />, path: '/admin/runs' }
export const allUsers = { page: <AdminUsersPage />, path: '/admin/users' }
export const myParcels = { page: <SenderParcelsPage />, path: '/sender/parcels' }
export const myAddresses = { page: <SenderAddressesPage />, path: '/sender/addresses' }
export const integrations = { page: <SenderIntegrationsPage />, path: '/sender/integrations' }
export const dashboard = { page: <ReceiverDashboardPage />, path: '/receiver/dashboard' }
export const apiKeys = { page: <ApiKeysSection />, path: '/sender/integrations' }
export const mySessions = { page: <SessionsSection />, path: '/sender/account' }
export const myPhone = { page: <PhoneSection />, path: '/receiver/account' }
export const myParcel = {
  page: (
    <Route path="/sender/parcels/:parcelId">
      <SenderParcelPage />
    </Route>
  ),
  path: '/sender/parcels/p-1',
}
export const oneRun = {
  page: (
    <Route path="/admin/runs/:runId">
      <AdminRunPage />
    </Route>
  ),
  path: '/admin/runs/r-1',
}

export const openAllParcels = opener(allParcels.page, allParcels.path)
export const openMyParcels = opener(myParcels.page, myParcels.path)
export const openDashboard = opener(dashboard.page, dashboard.path)
