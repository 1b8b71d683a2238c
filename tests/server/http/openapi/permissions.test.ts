import { expect, it } from 'vitest'
import { contract } from '../../../../server/contract.ts'

// roles.test.ts is generated from the contract, so it would repeat a mistake there. The intended roles
// are listed here: a new operation needs one line, below its callers.
const meant = {
  PUBLIC: [
    'beginPasskeyLogin',
    'followParcel',
    'getCurrentUser',
    'getSignInOptions',
    'loginUser',
    'loginWithPasskey',
    'loginWithProvider',
    'logoutUser',
    'refreshSession',
    'registerUser',
    'requestPasswordReset',
    'resetPassword',
    'trackParcel',
    'unsubscribe',
    'verifyEmail',
  ],
  ADMIN: [
    'addRunParcels',
    'blockParcel',
    'blockUser',
    'chooseTimeZone',
    'createCourier',
    'createResetLink',
    'createRun',
    'deleteRun',
    'exportRuns',
    'getInsights',
    'getRunFigures',
    'getSystemStatus',
    'getTimeZone',
    'giveOutRun',
    'listCouriers',
    'listParcels',
    'listRuns',
    'listUnplannedParcels',
    'listUsers',
    'moveRunStops',
    'orderRunStops',
    'proposeRunOrder',
    'removeRunParcels',
    'removeStopCoordinates',
    'resetHandoverCode',
    'setStopCoordinates',
    'splitParcels',
    'takeBackRun',
    'unblockUser',
    'updateParcelStatus',
    'updateRun',
  ],
  SENDER: [
    'cancelParcel',
    'createAddress',
    'createApiKey',
    'createParcel',
    'createWebhook',
    'deleteAddress',
    'deleteWebhook',
    'listAddresses',
    'listApiKeys',
    'listMyParcels',
    'listReceivers',
    'listWebhookDeliveries',
    'listWebhooks',
    'replayWebhookDelivery',
    'revokeApiKey',
    'rotateWebhookSecret',
    'testWebhook',
    'updateAddress',
    'updateWebhook',
  ],
  RECEIVER: [
    'confirmDelivery',
    'getPhone',
    'listDeliveryHistory',
    'listIncomingParcels',
    'setPhone',
  ],
  COURIER: ['listMyRuns', 'startRun'],
  'ADMIN, COURIER': [
    'finishRun',
    'getRun',
    'recordDelivery',
    'recordDeliveryAttempt',
    'scanParcel',
    'undoDelivery',
    'undoDeliveryAttempt',
  ],
  'ADMIN, SENDER': ['countParcels', 'exportParcels'],
  'ADMIN, SENDER, RECEIVER': [
    'countUnread',
    'getNotificationSettings',
    'listNotifications',
    'readNotifications',
    'updateMailSchedule',
    'updateNotificationSettings',
  ],
  'ADMIN, SENDER, RECEIVER, COURIER': [
    'addPasskey',
    'beginPasskey',
    'beginTwoFactor',
    'changePassword',
    'confirmTwoFactor',
    'deleteAccount',
    'endOtherSessions',
    'endSession',
    'followParcels',
    'getCompanyAccount',
    'getDelivery',
    'getParcel',
    'getTwoFactor',
    'linkCompanyAccount',
    'listPasskeys',
    'listSessions',
    'removePasskey',
    'renamePasskey',
    'replaceRecoveryCodes',
    'sendVerificationEmail',
    'setLanguage',
    'turnOffTwoFactor',
    'unlinkCompanyAccount',
    'updateAccount',
  ],
}

const meantForKeys = {
  'parcels:read': ['getParcel', 'listMyParcels', 'listReceivers'],
  'parcels:create': ['createParcel'],
  'parcels:cancel': ['cancelParcel'],
  // Says whose key it is.
  'parcels:read, parcels:create, parcels:cancel': ['getCurrentUser'],
}

it('The contract lets each role call the operations meant for it, and no others', () => {
  const callers = [...contract.operations.values()].map(
    ({ id, roles }) => [[roles].flat().join(', '), id] as const,
  )
  expect(byFirst(callers)).toEqual(meant)
})

it('The contract lets a key with a scope call the operations meant for it, and no others', () => {
  const scopes = [...contract.operations.values()].flatMap(({ id, scopes: taken }) =>
    taken.length === 0 ? [] : [[taken.join(', '), id] as const],
  )
  expect(byFirst(scopes)).toEqual(meantForKeys)
})

function byFirst(pairs: (readonly [string, string])[]): Record<string, string[]> {
  const groups: Record<string, string[]> = {}
  for (const [first, second] of pairs.toSorted(([, a], [, b]) => (a < b ? -1 : 1)))
    groups[first] = [...(groups[first] ?? []), second]
  return groups
}
