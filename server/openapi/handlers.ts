import { createAddress } from '../addresses/create-address.ts'
import { deleteAddress } from '../addresses/delete-address.ts'
import { listAddresses } from '../addresses/list-addresses.ts'
import { updateAddress } from '../addresses/update-address.ts'
import { createApiKey } from '../api-keys/create-api-key.ts'
import { listApiKeys } from '../api-keys/list-api-keys.ts'
import { revokeApiKey } from '../api-keys/revoke-api-key.ts'
import { getDelivery } from '../deliveries/get-delivery.ts'
import { recordDelivery } from '../deliveries/record-delivery.ts'
import { resetHandoverCode } from '../deliveries/reset-handover-code.ts'
import { sendVerificationEmail } from '../email-verification/send-verification-email.ts'
import { verifyEmail } from '../email-verification/verify-email.ts'
import { followParcel } from '../events/follow-parcel.ts'
import { followParcels } from '../events/follow-parcels.ts'
import { getInsights } from '../insights/get-insights.ts'
import { countUnread } from '../notifications/count-unread.ts'
import { getNotificationSettings } from '../notifications/get-notification-settings.ts'
import { listNotifications } from '../notifications/list-notifications.ts'
import { readNotifications } from '../notifications/read-notifications.ts'
import { updateMailSchedule } from '../notifications/update-mail-schedule.ts'
import { updateNotificationSettings } from '../notifications/update-notification-settings.ts'
import { blockParcel } from '../parcels/block-parcel.ts'
import { recordDeliveryAttempt } from '../parcels/record-delivery-attempt.ts'
import { scanParcel } from '../parcels/scan-parcel.ts'
import { cancelParcel } from '../parcels/cancel-parcel.ts'
import { confirmDelivery } from '../parcels/confirm-delivery.ts'
import { countParcels } from '../parcels/count-parcels.ts'
import { createParcel } from '../parcels/create-parcel.ts'
import { exportParcels } from '../parcels/export-parcels.ts'
import { getParcel } from '../parcels/get-parcel.ts'
import {
  listDeliveryHistory,
  listIncomingParcels,
  listMyParcels,
  listParcels,
} from '../parcels/list-parcels.ts'
import { undoDelivery } from '../parcels/undo-delivery.ts'
import { updateParcelStatus } from '../parcels/update-parcel-status.ts'
import { addPasskey } from '../passkeys/add-passkey.ts'
import { beginPasskey } from '../passkeys/begin-passkey.ts'
import { beginPasskeyLogin } from '../passkeys/begin-passkey-login.ts'
import { listPasskeys } from '../passkeys/list-passkeys.ts'
import { loginWithPasskey } from '../passkeys/login-with-passkey.ts'
import { removePasskey } from '../passkeys/remove-passkey.ts'
import { renamePasskey } from '../passkeys/rename-passkey.ts'
import { getCompanyAccount } from '../oidc/get-company-account.ts'
import { getSignInOptions } from '../oidc/get-sign-in-options.ts'
import { linkCompanyAccount } from '../oidc/link-company-account.ts'
import { loginWithProvider } from '../oidc/login-with-provider.ts'
import { unlinkCompanyAccount } from '../oidc/unlink-company-account.ts'
import { createResetLink } from '../recovery/create-reset-link.ts'
import { requestPasswordReset } from '../recovery/request-password-reset.ts'
import { resetPassword } from '../recovery/reset-password.ts'
import { getCurrentUser } from '../sessions/get-current-user.ts'
import { loginUser } from '../sessions/login-user.ts'
import { logoutUser } from '../sessions/logout-user.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { endOtherSessions } from '../sessions/end-other-sessions.ts'
import { endSession } from '../sessions/end-session.ts'
import { listSessions } from '../sessions/list-sessions.ts'
import { createRun } from '../runs/create-run.ts'
import {
  getRun,
  listCouriers,
  listMyRuns,
  listRuns,
  listUnplannedParcels,
} from '../runs/list-runs.ts'
import { finishRun, giveOutRun, startRun, takeBackRun } from '../runs/move-run.ts'
import {
  addRunParcels,
  moveRunStops,
  orderRunStops,
  removeRunParcels,
  splitParcels,
} from '../runs/plan-run.ts'
import { proposeRunOrder } from '../runs/propose-order.ts'
import { removeStopCoordinates } from '../runs/remove-stop-coordinates.ts'
import { setStopCoordinates } from '../runs/set-stop-coordinates.ts'
import { exportRuns, getRunFigures } from '../runs/run-figures.ts'
import { deleteRun, updateRun } from '../runs/update-run.ts'
import { getSystemStatus } from '../system/get-system-status.ts'
import { beginTwoFactor } from '../two-factor/begin-two-factor.ts'
import { confirmTwoFactor } from '../two-factor/confirm-two-factor.ts'
import { getTwoFactor } from '../two-factor/get-two-factor.ts'
import { replaceRecoveryCodes } from '../two-factor/replace-recovery-codes.ts'
import { turnOffTwoFactor } from '../two-factor/turn-off-two-factor.ts'
import { trackParcel } from '../tracking/track-parcel.ts'
import { unsubscribe } from '../unsubscribe/unsubscribe.ts'
import { blockUser } from '../users/block-user.ts'
import { changePassword } from '../users/change-password.ts'
import { createCourier } from '../users/create-courier.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { listReceivers } from '../users/list-receivers.ts'
import { listUsers } from '../users/list-users.ts'
import { getPhone, setPhone } from '../users/phone.ts'
import { registerUser } from '../users/register-user.ts'
import { setLanguage } from '../users/set-language.ts'
import { unblockUser } from '../users/unblock-user.ts'
import { updateAccount } from '../users/update-account.ts'
import { createWebhook } from '../webhooks/create-webhook.ts'
import { deleteWebhook } from '../webhooks/delete-webhook.ts'
import { listWebhookDeliveries } from '../webhooks/list-webhook-deliveries.ts'
import { listWebhooks } from '../webhooks/list-webhooks.ts'
import { replayWebhookDelivery } from '../webhooks/replay-webhook-delivery.ts'
import { rotateWebhookSecret } from '../webhooks/rotate-webhook-secret.ts'
import { testWebhook } from '../webhooks/test-webhook.ts'
import { updateWebhook } from '../webhooks/update-webhook.ts'
import type { OperationHandlers } from './operation.ts'

export const handlers: OperationHandlers = {
  registerUser,
  listUsers,
  listReceivers,
  blockUser,
  unblockUser,
  loginUser,
  beginPasskeyLogin,
  loginWithPasskey,
  getSignInOptions,
  loginWithProvider,
  refreshSession,
  logoutUser,
  getCurrentUser,
  getDelivery,
  recordDelivery,
  resetHandoverCode,
  updateAccount,
  getPhone,
  setPhone,
  setLanguage,
  changePassword,
  deleteAccount,
  getTwoFactor,
  confirmTwoFactor,
  beginTwoFactor,
  turnOffTwoFactor,
  replaceRecoveryCodes,
  listPasskeys,
  addPasskey,
  beginPasskey,
  renamePasskey,
  removePasskey,
  getCompanyAccount,
  linkCompanyAccount,
  unlinkCompanyAccount,
  listSessions,
  endOtherSessions,
  endSession,
  requestPasswordReset,
  resetPassword,
  verifyEmail,
  sendVerificationEmail,
  createResetLink,
  createParcel,
  listParcels,
  listMyParcels,
  listIncomingParcels,
  listDeliveryHistory,
  getParcel,
  countParcels,
  exportParcels,
  getInsights,
  listAddresses,
  createAddress,
  updateAddress,
  deleteAddress,
  listApiKeys,
  createApiKey,
  revokeApiKey,
  getSystemStatus,
  updateParcelStatus,
  recordDeliveryAttempt,
  scanParcel,
  undoDelivery,
  blockParcel,
  confirmDelivery,
  cancelParcel,
  trackParcel,
  followParcel,
  followParcels,
  listWebhooks,
  createWebhook,
  updateWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  testWebhook,
  listWebhookDeliveries,
  replayWebhookDelivery,
  unsubscribe,
  listNotifications,
  countUnread,
  readNotifications,
  getNotificationSettings,
  updateMailSchedule,
  updateNotificationSettings,
  listCouriers,
  createCourier,
  listRuns,
  createRun,
  getRun,
  updateRun,
  deleteRun,
  giveOutRun,
  takeBackRun,
  startRun,
  finishRun,
  listMyRuns,
  getRunFigures,
  exportRuns,
  listUnplannedParcels,
  addRunParcels,
  removeRunParcels,
  moveRunStops,
  orderRunStops,
  setStopCoordinates,
  removeStopCoordinates,
  proposeRunOrder,
  splitParcels,
}
