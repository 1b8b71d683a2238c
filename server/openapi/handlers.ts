import { followParcel } from '../events/follow-parcel.ts'
import { followParcels } from '../events/follow-parcels.ts'
import { getInsights } from '../insights/get-insights.ts'
import { countUnread } from '../notifications/count-unread.ts'
import { getNotificationSettings } from '../notifications/get-notification-settings.ts'
import { listNotifications } from '../notifications/list-notifications.ts'
import { readNotifications } from '../notifications/read-notifications.ts'
import { updateNotificationSettings } from '../notifications/update-notification-settings.ts'
import { blockParcel } from '../parcels/block-parcel.ts'
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
import { updateParcelStatus } from '../parcels/update-parcel-status.ts'
import { getCurrentUser } from '../sessions/get-current-user.ts'
import { loginUser } from '../sessions/login-user.ts'
import { logoutUser } from '../sessions/logout-user.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { getSystemStatus } from '../system/get-system-status.ts'
import { trackParcel } from '../tracking/track-parcel.ts'
import { blockUser } from '../users/block-user.ts'
import { listReceivers } from '../users/list-receivers.ts'
import { listUsers } from '../users/list-users.ts'
import { registerUser } from '../users/register-user.ts'
import { unblockUser } from '../users/unblock-user.ts'
import type { OperationHandlers } from './operation.ts'

export const handlers: OperationHandlers = {
  registerUser,
  listUsers,
  listReceivers,
  blockUser,
  unblockUser,
  loginUser,
  refreshSession,
  logoutUser,
  getCurrentUser,
  createParcel,
  listParcels,
  listMyParcels,
  listIncomingParcels,
  listDeliveryHistory,
  getParcel,
  countParcels,
  exportParcels,
  getInsights,
  getSystemStatus,
  updateParcelStatus,
  blockParcel,
  confirmDelivery,
  cancelParcel,
  trackParcel,
  followParcel,
  followParcels,
  listNotifications,
  countUnread,
  readNotifications,
  getNotificationSettings,
  updateNotificationSettings,
}
