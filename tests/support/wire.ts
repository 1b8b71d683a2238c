import type { Address, Parcel, User, Webhook, WebhookDelivery } from '../../openapi.d.ts'

export const wireParcel = (change: Partial<Parcel> = {}): Parcel => ({
  _id: 'p-1',
  trackingId: 'TRK-AAAA-BBBB-CCCC-DDDD',
  senderId: { _id: 'u-1', name: 'Sam Sender', email: 'sam@example.com' },
  receiverId: { _id: 'u-2', name: 'Rita Receiver', email: 'rita@example.com' },
  parcelType: 'PACKAGE',
  weight: 2.5,
  fee: 12.5,
  status: 'REQUESTED',
  fromAddress: 'Harbour 1',
  toAddress: 'Hill 2',
  isBlocked: false,
  isCanceled: false,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-02T10:00:00.000Z',
  statusLogs: [{ status: 'REQUESTED', timestamp: '2026-03-01T10:00:00.000Z' }],
  ...change,
})

export const wireUser = (change: Partial<User> = {}): User => ({
  _id: 'u-9',
  name: 'Ada Admin',
  email: 'ada@example.com',
  role: 'ADMIN',
  isBlocked: 'UNBLOCKED',
  ...change,
})

export const wireWebhook = (change: Partial<Webhook> = {}): Webhook => ({
  _id: 'w-1',
  url: 'https://shop.example.com/hook',
  events: ['parcel.created', 'parcel.delivered'],
  state: 'ACTIVE',
  createdAt: '2026-03-01T10:00:00.000Z',
  ...change,
})

export const wireDelivery = (change: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  _id: 'm-1',
  type: 'parcel.created',
  trackingId: 'TRK-AAAA-BBBB-CCCC-DDDD',
  state: 'SENT',
  createdAt: '2026-03-01T10:00:00.000Z',
  attempts: [
    { number: 1, at: '2026-03-01T10:00:01.000Z', status: 204, error: null, milliseconds: 35 },
  ],
  ...change,
})

export const wireAddress = (change: Partial<Address> = {}): Address => ({
  _id: 'a-1',
  label: 'Quay',
  address: '8 Quay Road',
  receiver: { _id: 'r-1', name: 'Rita Receiver', email: 'rita@example.com' },
  ...change,
})
