import type { OperationId } from '../../../server/openapi/operation.ts'
import { password, type Api, type Answered, type Person } from './api.ts'

export interface World {
  api: Api
  sender: Person
  receiver: Person
  admin: Person
  parcelId: string
  trackingId: string
}

/** One signed-in user of each role, and a parcel between two of them. */
export async function startWorld(api: Api): Promise<World> {
  const [admin, sender, receiver] = [
    await api.signedIn('ADMIN'),
    await api.signedIn('SENDER'),
    await api.signedIn('RECEIVER'),
  ]
  const { body } = await api.as(sender).createParcel(newParcelFor(receiver))
  return {
    api,
    sender,
    receiver,
    admin,
    parcelId: body.data._id,
    trackingId: body.data.trackingId,
  }
}

export const newParcelFor = (receiver: Person) => ({
  receiverId: receiver.id,
  fromAddress: '1 Mill Lane, Leeds',
  toAddress: '8 Quay Road, Hull',
  parcelType: 'PACKAGE' as const,
  weight: 2.5,
})

export const newAccount = (email: string) => ({
  name: 'Noor Haddad',
  email,
  password,
  confirmPassword: password,
  role: 'SENDER' as const,
})

type ValidRequests = {
  [Id in OperationId]: (world: World, caller: Person | null) => Promise<Answered<OperationId>>
}

/** One request of each operation with which nothing is wrong but, perhaps, its caller. */
export const validRequests: ValidRequests = {
  registerUser: ({ api }, caller) =>
    api.as(caller).registerUser(newAccount(`${caller?.id ?? 'visitor'}.new@example.com`)),
  loginUser: ({ api, receiver }, caller) =>
    api.as(caller).loginUser({ email: receiver.email, password }),
  refreshSession: ({ api }, caller) => api.as(caller).refreshSession(),
  logoutUser: ({ api }, caller) => api.as(caller).logoutUser(),
  getCurrentUser: ({ api }, caller) => api.as(caller).getCurrentUser(),
  listUsers: ({ api }, caller) => api.as(caller).listUsers(),
  listReceivers: ({ api }, caller) => api.as(caller).listReceivers(),
  blockUser: async ({ api }, caller) => api.as(caller).blockUser((await api.joined('SENDER')).id),
  unblockUser: async ({ api }, caller) =>
    api.as(caller).unblockUser((await api.blocked('SENDER')).id),
  listParcels: ({ api }, caller) => api.as(caller).listParcels(),
  countParcels: ({ api }, caller) => api.as(caller).countParcels(),
  exportParcels: ({ api }, caller) => api.as(caller).exportParcels(),
  getInsights: ({ api }, caller) => api.as(caller).getInsights(),
  getSystemStatus: ({ api }, caller) => api.as(caller).getSystemStatus(),
  createParcel: ({ api, receiver }, caller) => api.as(caller).createParcel(newParcelFor(receiver)),
  updateParcelStatus: ({ api, parcelId }, caller) =>
    api.as(caller).updateParcelStatus(parcelId, { status: 'APPROVED' }),
  blockParcel: ({ api, parcelId }, caller) => api.as(caller).blockParcel(parcelId, { block: true }),
  listIncomingParcels: ({ api }, caller) => api.as(caller).listIncomingParcels(),
  listMyParcels: ({ api }, caller) => api.as(caller).listMyParcels(),
  listDeliveryHistory: ({ api }, caller) => api.as(caller).listDeliveryHistory(),
  trackParcel: ({ api, trackingId }, caller) =>
    api.as(caller).trackParcel({ query: { trackingId } }),
  followParcel: ({ api, trackingId }, caller) => api.as(caller).followParcel(trackingId),
  followParcels: ({ api }, caller) => api.as(caller).followParcels(),
  getParcel: ({ api, parcelId }, caller) => api.as(caller).getParcel(parcelId),
  listNotifications: ({ api }, caller) => api.as(caller).listNotifications(),
  countUnread: ({ api }, caller) => api.as(caller).countUnread(),
  readNotifications: ({ api }, caller) => api.as(caller).readNotifications({}),
  getNotificationSettings: ({ api }, caller) => api.as(caller).getNotificationSettings(),
  updateNotificationSettings: ({ api }, caller) =>
    api
      .as(caller)
      .updateNotificationSettings({ status: 'DELIVERED', channel: 'EMAIL', isOn: false }),
  confirmDelivery: ({ api, parcelId }, caller) => api.as(caller).confirmDelivery(parcelId),
  cancelParcel: ({ api, parcelId }, caller) => api.as(caller).cancelParcel(parcelId),
}
