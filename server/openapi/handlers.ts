import { followParcel } from '../events/follow-parcel.ts'
import { followParcels } from '../events/follow-parcels.ts'
import type { Handlers, OperationId, ReaderId, Readers } from './operation.ts'
import { blockParcel } from '../parcels/block-parcel.ts'
import { cancelParcel } from '../parcels/cancel-parcel.ts'
import { confirmDelivery } from '../parcels/confirm-delivery.ts'
import { countParcels } from '../parcels/count-parcels.ts'
import { createParcel } from '../parcels/create-parcel.ts'
import { exportParcels } from '../parcels/export-parcels.ts'
import { getInsights } from '../insights/get-insights.ts'
import { getParcel } from '../parcels/get-parcel.ts'
import { listDeliveryHistory } from '../parcels/list-delivery-history.ts'
import { listIncomingParcels } from '../parcels/list-incoming-parcels.ts'
import { listMyParcels } from '../parcels/list-my-parcels.ts'
import { listParcels } from '../parcels/list-parcels.ts'
import { updateParcelStatus } from '../parcels/update-parcel-status.ts'
import { getCurrentUser } from '../sessions/get-current-user.ts'
import { loginUser } from '../sessions/login-user.ts'
import { logoutUser } from '../sessions/logout-user.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { trackParcel } from '../tracking/track-parcel.ts'
import { blockUser } from '../users/block-user.ts'
import { listReceivers } from '../users/list-receivers.ts'
import { listUsers } from '../users/list-users.ts'
import { registerUser } from '../users/register-user.ts'
import { unblockUser } from '../users/unblock-user.ts'

export const handlers = {
  registerUser,
  blockUser,
  unblockUser,
  loginUser,
  refreshSession,
  logoutUser,
  getCurrentUser,
  createParcel,
  exportParcels,
  getInsights,
  updateParcelStatus,
  blockParcel,
  trackParcel,
  followParcel,
  followParcels,
  confirmDelivery,
  cancelParcel,
} satisfies Handlers

export const readers = {
  listUsers,
  listReceivers,
  listParcels,
  countParcels,
  listIncomingParcels,
  listMyParcels,
  listDeliveryHistory,
  getParcel,
} satisfies Readers

export const isReaderId = (id: OperationId): id is ReaderId => Object.hasOwn(readers, id)

export const isOperationId = (id: unknown): id is OperationId =>
  typeof id === 'string' && (Object.hasOwn(handlers, id) || Object.hasOwn(readers, id))
