import { createAddress } from './parcels/addresses/create-address.ts'
import { deleteAddress } from './parcels/addresses/delete-address.ts'
import { listAddresses } from './parcels/addresses/list-addresses.ts'
import { updateAddress } from './parcels/addresses/update-address.ts'
import { createApiKey } from './accounts/api-keys/create-api-key.ts'
import { listApiKeys } from './accounts/api-keys/list-api-keys.ts'
import { revokeApiKey } from './accounts/api-keys/revoke-api-key.ts'
import { getDelivery } from './parcels/deliveries/get-delivery.ts'
import { recordDelivery } from './parcels/deliveries/record-delivery.ts'
import { resetHandoverCode } from './parcels/deliveries/reset-handover-code.ts'
import { sendVerificationEmail } from './accounts/email-verification/send-verification-email.ts'
import { verifyEmail } from './accounts/email-verification/verify-email.ts'
import { followParcel } from './events/follow-parcel.ts'
import { followParcels } from './events/follow-parcels.ts'
import { getInsights } from './parcels/insights/get-insights.ts'
import { countUnread } from './messaging/notifications/count-unread.ts'
import { getNotificationSettings } from './messaging/notifications/get-notification-settings.ts'
import { listNotifications } from './messaging/notifications/list-notifications.ts'
import { readNotifications } from './messaging/notifications/read-notifications.ts'
import { updateMailSchedule } from './messaging/notifications/update-mail-schedule.ts'
import { updateNotificationSettings } from './messaging/notifications/update-notification-settings.ts'
import { blockParcel } from './parcels/block-parcel.ts'
import { recordDeliveryAttempt } from './parcels/record-delivery-attempt.ts'
import { scanParcel } from './parcels/scan-parcel.ts'
import { cancelParcel } from './parcels/cancel-parcel.ts'
import { confirmDelivery } from './parcels/confirm-delivery.ts'
import { countParcels } from './parcels/count-parcels.ts'
import { createParcel } from './parcels/create-parcel.ts'
import { exportParcels } from './parcels/export-parcels.ts'
import { getParcel } from './parcels/get-parcel.ts'
import {
  listDeliveryHistory,
  listIncomingParcels,
  listMyParcels,
  listParcels,
} from './parcels/list-parcels.ts'
import { undoDelivery } from './parcels/undo-delivery.ts'
import { undoDeliveryAttempt } from './parcels/undo-delivery-attempt.ts'
import { updateParcelStatus } from './parcels/update-parcel-status.ts'
import { addPasskey } from './accounts/passkeys/add-passkey.ts'
import { beginPasskey } from './accounts/passkeys/begin-passkey.ts'
import { beginPasskeyLogin } from './accounts/passkeys/begin-passkey-login.ts'
import { listPasskeys } from './accounts/passkeys/list-passkeys.ts'
import { loginWithPasskey } from './accounts/passkeys/login-with-passkey.ts'
import { removePasskey } from './accounts/passkeys/remove-passkey.ts'
import { renamePasskey } from './accounts/passkeys/rename-passkey.ts'
import { getCompanyAccount } from './accounts/oidc/get-company-account.ts'
import { getSignInOptions } from './accounts/oidc/get-sign-in-options.ts'
import { linkCompanyAccount } from './accounts/oidc/link-company-account.ts'
import { loginWithProvider } from './accounts/oidc/login-with-provider.ts'
import { unlinkCompanyAccount } from './accounts/oidc/unlink-company-account.ts'
import { createResetLink } from './accounts/recovery/create-reset-link.ts'
import { requestPasswordReset } from './accounts/recovery/request-password-reset.ts'
import { resetPassword } from './accounts/recovery/reset-password.ts'
import { getCurrentUser } from './accounts/sessions/get-current-user.ts'
import { loginUser } from './accounts/login/login-user.ts'
import { logoutUser } from './accounts/login/logout-user.ts'
import { refreshSession } from './accounts/sessions/refresh-session.ts'
import { endOtherSessions } from './accounts/sessions/end-other-sessions.ts'
import { endSession } from './accounts/sessions/end-session.ts'
import { listSessions } from './accounts/sessions/list-sessions.ts'
import { chooseTimeZone, getTimeZone } from './operations/company/time-zone.ts'
import { createRun } from './runs/create-run.ts'
import {
  getRun,
  listCouriers,
  listMyRuns,
  listRuns,
  listUnplannedParcels,
} from './runs/list-runs.ts'
import { finishRun, giveOutRun, startRun, takeBackRun } from './runs/move-run.ts'
import {
  addRunParcels,
  moveRunStops,
  orderRunStops,
  removeRunParcels,
  splitParcels,
} from './runs/plan-run.ts'
import { proposeRunOrder } from './runs/propose-order.ts'
import { removeStopCoordinates } from './runs/remove-stop-coordinates.ts'
import { setStopCoordinates } from './runs/set-stop-coordinates.ts'
import { exportRuns, getRunFigures } from './runs/run-figures.ts'
import { deleteRun, updateRun } from './runs/update-run.ts'
import { getSystemStatus } from './operations/system/get-system-status.ts'
import { beginTwoFactor } from './accounts/two-factor/begin-two-factor.ts'
import { confirmTwoFactor } from './accounts/two-factor/confirm-two-factor.ts'
import { getTwoFactor } from './accounts/two-factor/get-two-factor.ts'
import { replaceRecoveryCodes } from './accounts/two-factor/replace-recovery-codes.ts'
import { turnOffTwoFactor } from './accounts/two-factor/turn-off-two-factor.ts'
import { trackParcel } from './parcels/tracking/track-parcel.ts'
import { unsubscribe } from './messaging/unsubscribe/unsubscribe.ts'
import { blockUser } from './accounts/lifecycle/block-user.ts'
import { changePassword } from './accounts/recovery/change-password.ts'
import { createCourier } from './accounts/lifecycle/create-courier.ts'
import { deleteAccount } from './accounts/lifecycle/delete-account.ts'
import { listReceivers } from './accounts/users/list-receivers.ts'
import { listUsers } from './accounts/users/list-users.ts'
import { getPhone, setPhone } from './accounts/users/phone.ts'
import { registerUser } from './accounts/lifecycle/register-user.ts'
import { setLanguage } from './accounts/users/set-language.ts'
import { unblockUser } from './accounts/lifecycle/unblock-user.ts'
import { updateAccount } from './accounts/users/update-account.ts'
import { createWebhook } from './messaging/webhooks/create-webhook.ts'
import { deleteWebhook } from './messaging/webhooks/delete-webhook.ts'
import { listWebhookDeliveries } from './messaging/webhooks/list-webhook-deliveries.ts'
import { listWebhooks } from './messaging/webhooks/list-webhooks.ts'
import { replayWebhookDelivery } from './messaging/webhooks/replay-webhook-delivery.ts'
import { rotateWebhookSecret } from './messaging/webhooks/rotate-webhook-secret.ts'
import { testWebhook } from './messaging/webhooks/test-webhook.ts'
import { updateWebhook } from './messaging/webhooks/update-webhook.ts'
import type { OperationHandlers } from './http/openapi/operation.ts'
import type { EventService } from './events/event-streams.ts'
import type { OutgoingService } from './messaging/outgoing/outgoing.ts'
import type { ProviderService } from './accounts/oidc/provider.ts'
import type { RoutingServices } from './runs/routing/routing-services.ts'
import type { ScheduleService } from './operations/jobs/schedule.ts'
import type { ProofService } from './http/openapi/proof.ts'

/** Services that some handlers need beyond the context that all have. */
export type Services = EventService &
  OutgoingService &
  ProofService &
  ProviderService &
  RoutingServices &
  ScheduleService

/** The handler of each operation of the contract. */
export const handlers: OperationHandlers<Services> = {
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
  undoDeliveryAttempt,
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
  chooseTimeZone,
  getTimeZone,
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
