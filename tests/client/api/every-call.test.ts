import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { projectRoot } from '../../../server/project-root.ts'
import { actions } from '../support/actions/all-actions.ts'
import { lists } from '../support/lists.tsx'

/**
 * Operations whose failures have tests of their own, by file. Every other operation has a row among
 * the actions or the lists, which are tested with every failure of a call.
 */
const apart: Record<string, string> = {
  trackParcel: 'app/failed-lists.test.tsx',
  getCurrentUser: 'app/failed-session.test.tsx',
  logoutUser: 'app/failed-session.test.tsx',
  refreshSession: 'api/session-renewal.test.ts',
  countParcels: 'pages/admin-parcels/filter.test.tsx',
  exportParcels: 'pages/admin-parcels/export.test.tsx',
  followParcel: 'stores/live.test.tsx',
  followParcels: 'stores/live.test.tsx',
  getDelivery: 'features/parcels/record-delivery.test.tsx',
  recordDelivery: 'features/parcels/record-delivery.test.tsx',
  scanParcel: 'features/scan/scan-station.test.tsx',
  undoDelivery: 'features/scan/scan-undo.test.tsx',
  undoDeliveryAttempt: 'features/courier/undo-result.test.tsx',
  resetHandoverCode: 'features/parcels/record-delivery.test.tsx',
  requestPasswordReset: 'pages/forgot-password.test.tsx',
  verifyEmail: 'pages/verify-email.test.tsx',
  sendVerificationEmail: 'app/email-notice.test.tsx',
  unsubscribe: 'pages/unsubscribe.test.tsx',
  countUnread: 'features/notifications/bell.test.tsx',
  readNotifications: 'features/notifications/bell.test.tsx',
  beginPasskeyLogin: 'pages/passkey-login.test.tsx',
  loginWithPasskey: 'pages/passkey-login.test.tsx',
  getSignInOptions: 'pages/provider-login.test.tsx',
  loginWithProvider: 'pages/provider-login.test.tsx',
  getCompanyAccount: 'features/account/company-account.test.tsx',
  linkCompanyAccount: 'features/account/company-account.test.tsx',
  unlinkCompanyAccount: 'features/account/company-account.test.tsx',
  addPasskey: 'features/account/passkeys.test.tsx',
  beginPasskey: 'features/account/passkeys.test.tsx',
  renamePasskey: 'features/account/passkeys.test.tsx',
  removePasskey: 'features/account/passkeys.test.tsx',
  beginTwoFactor: 'features/account/two-factor.test.tsx',
  confirmTwoFactor: 'features/account/two-factor.test.tsx',
  turnOffTwoFactor: 'features/account/two-factor.test.tsx',
  replaceRecoveryCodes: 'features/account/two-factor.test.tsx',
  deleteAccount: 'features/account/deletion-section.test.tsx',
  updateMailSchedule: 'pages/notifications.test.tsx',
  updateNotificationSettings: 'pages/notifications.test.tsx',
  setLanguage: 'features/site/language-choice.test.tsx',
  listCouriers: 'pages/admin-runs/runs.test.tsx',
  getTimeZone: 'pages/admin-runs/company-day.test.tsx',
  chooseTimeZone: 'pages/admin-runs/company-day.test.tsx',
  listMyRuns: 'pages/courier.test.tsx',
  getRunFigures: 'pages/admin-insights.test.tsx',
  exportRuns: 'pages/admin-insights.test.tsx',
  startRun: 'pages/courier.test.tsx',
}

interface Contract {
  paths: Record<string, Record<string, { operationId?: string }>>
}

const contract = parse(readFileSync(join(projectRoot, 'openapi.yaml'), 'utf8')) as Contract
const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId }]) =>
    operationId === undefined ? [] : [{ operationId, call: `${method.toUpperCase()} ${path}` }],
  ),
)
const rows = [...actions, ...lists].map(({ call }) => call)

it.each(operations.map(({ operationId, call }) => [operationId, call] as const))(
  '%s has a row that tests every failure, or a test of its own',
  (operationId, call) => {
    const isTried = rows.some((row) => matches(row, call))
    expect(isTried || operationId in apart).toBe(true)
  },
)

it('The tables contain only calls of the contract and test files that exist', () => {
  const names = new Set(operations.map(({ operationId }) => operationId))
  expect(Object.keys(apart).filter((name) => !names.has(name))).toEqual([])
  const files = Object.values(apart).map((file) => join(projectRoot, 'tests/client', file))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  expect(rows.filter((row) => !operations.some(({ call }) => matches(row, call)))).toEqual([])
})

it('The client makes only calls that the contract has', () => {
  const folder = join(projectRoot, 'src/api')
  const source = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  const asked = [...source.matchAll(/client\s*\.(GET|POST|PATCH|PUT|DELETE)\(\s*'([^']+)'/g)]
  const calls = asked.map(([, method, path]) => `${method} ${path}`)
  expect(calls.length).toBeGreaterThan(0)
  expect(calls.filter((call) => !operations.some((one) => one.call === call))).toEqual([])
})

/** True if a row's call, such as `PATCH /api/user/block/{id}`, is this call of the contract. */
function matches(row: string, call: string): boolean {
  const pattern = call.replaceAll(/[.]/g, String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')
  // A literal last part, as in `/parcel/me`, is not an ID if the contract has that path.
  if (call !== row && operations.some((one) => one.call === row)) return false
  return new RegExp(`^${pattern}$`).test(row)
}
