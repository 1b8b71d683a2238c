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

/** Some people and a parcel between them. */
export async function startWorld(api: Api): Promise<World> {
  const [admin, sender, receiver] = [
    await api.signedIn('ADMIN'),
    await api.signedIn('SENDER'),
    await api.signedIn('RECEIVER'),
  ]
  const { body } = await api.ask(sender).createParcel(newParcelFor(receiver))
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

type UsualCalls = {
  [Id in OperationId]: (world: World, who: Person | null) => Promise<Answered<OperationId>>
}

/** One call of each operation with which nothing is wrong, whoever sends it. */
export const usualCalls: UsualCalls = {
  registerUser: ({ api }, who) =>
    api.ask(who).registerUser(newAccount(`${who?.id ?? 'visitor'}.new@example.com`)),
  loginUser: ({ api, receiver }, who) =>
    api.ask(who).loginUser({ email: receiver.email, password }),
  refreshSession: ({ api }, who) => api.ask(who).refreshSession(),
  logoutUser: ({ api }, who) => api.ask(who).logoutUser(),
  getCurrentUser: ({ api }, who) => api.ask(who).getCurrentUser(),
  listUsers: ({ api }, who) => api.ask(who).listUsers(),
  listReceivers: ({ api }, who) => api.ask(who).listReceivers(),
  blockUser: async ({ api }, who) => api.ask(who).blockUser((await api.joined('SENDER')).id),
  unblockUser: async ({ api }, who) => api.ask(who).unblockUser((await api.blocked('SENDER')).id),
  listParcels: ({ api }, who) => api.ask(who).listParcels(),
  countParcels: ({ api }, who) => api.ask(who).countParcels(),
  exportParcels: ({ api }, who) => api.ask(who).exportParcels(),
  getInsights: ({ api }, who) => api.ask(who).getInsights(),
  createParcel: ({ api, receiver }, who) => api.ask(who).createParcel(newParcelFor(receiver)),
  updateParcelStatus: ({ api, parcelId }, who) =>
    api.ask(who).updateParcelStatus(parcelId, { status: 'APPROVED' }),
  blockParcel: ({ api, parcelId }, who) => api.ask(who).blockParcel(parcelId, { block: true }),
  listIncomingParcels: ({ api }, who) => api.ask(who).listIncomingParcels(),
  listMyParcels: ({ api }, who) => api.ask(who).listMyParcels(),
  listDeliveryHistory: ({ api }, who) => api.ask(who).listDeliveryHistory(),
  trackParcel: ({ api, trackingId }, who) => api.ask(who).trackParcel({ query: { trackingId } }),
  followParcel: ({ api, trackingId }, who) => api.ask(who).followParcel(trackingId),
  followParcels: ({ api }, who) => api.ask(who).followParcels(),
  getParcel: ({ api, parcelId }, who) => api.ask(who).getParcel(parcelId),
  confirmDelivery: ({ api, parcelId }, who) => api.ask(who).confirmDelivery(parcelId),
  cancelParcel: ({ api, parcelId }, who) => api.ask(who).cancelParcel(parcelId),
}
