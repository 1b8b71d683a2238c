import type { FlowParcel } from '../../../machines/parcel-change.ts'

export const requested: FlowParcel = {
  id: 'p1',
  status: 'REQUESTED',
  isBlocked: false,
  isCanceled: false,
  actions: ['updateStatus', 'block', 'cancel'],
}

export const inTransit: FlowParcel = {
  ...requested,
  status: 'IN_TRANSIT',
  actions: ['updateStatus', 'recordDelivery', 'recordAttempt', 'block', 'confirmDelivery'],
}

export const delivered: FlowParcel = {
  ...requested,
  status: 'DELIVERED',
  actions: ['updateStatus', 'block'],
}

export const canceled: FlowParcel = {
  ...requested,
  status: 'CANCELED',
  isCanceled: true,
  actions: ['updateStatus', 'block'],
}

export const blocked: FlowParcel = {
  ...requested,
  status: 'BLOCKED',
  isBlocked: true,
  actions: ['updateStatus', 'unblock'],
}
