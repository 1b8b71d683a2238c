import type { JsonObject } from '../../../server/http/json.ts'
import type { Operation } from '../../../server/http/openapi/contract.ts'
import { password } from './api.ts'
import { photoJpeg, signaturePng } from './pictures.ts'
import {
  emptyPasskey,
  emptyPasskeyLogin,
  newAccount,
  newAddressOf,
  newApiKey,
  newParcelFor,
  newPassword,
  newWebhook,
  runDay,
  stopLocation,
  stopMove,
  type World,
} from './valid-requests.ts'

const [signature, photo] = [await signaturePng(), await photoJpeg()]

/** A valid body of the operation; codes and tokens in it are only well-formed. */
export function validBody({ id }: Pick<Operation, 'id'>, world: World): JsonObject {
  const bodies: Record<string, JsonObject> = {
    registerUser: newAccount('noor@example.com'),
    loginUser: { email: world.sender.email, password },
    updateAccount: { name: 'Noor Haddad' },
    setPhone: { phone: '+49 40 5550123' },
    setLanguage: { language: 'de' },
    changePassword: newPassword,
    deleteAccount: { password },
    loginWithPasskey: emptyPasskeyLogin,
    addPasskey: emptyPasskey,
    beginPasskey: { password },
    renamePasskey: { name: 'Work laptop' },
    removePasskey: { password },
    loginWithProvider: { code: '123456' },
    linkCompanyAccount: { password },
    unlinkCompanyAccount: { password },
    beginTwoFactor: { password },
    confirmTwoFactor: { code: '123456' },
    turnOffTwoFactor: { password, code: '123456' },
    replaceRecoveryCodes: { password, code: '123456' },
    requestPasswordReset: { email: world.sender.email },
    createResetLink: { password },
    resetPassword: { token: 'A'.repeat(43), password },
    verifyEmail: { token: 'A'.repeat(43) },
    createAddress: newAddressOf(world.receiver),
    updateAddress: newAddressOf(world.receiver),
    createApiKey: newApiKey,
    createParcel: newParcelFor(world.receiver),
    updateParcelStatus: { status: 'APPROVED' },
    recordDeliveryAttempt: { reason: 'OTHER', note: 'The bridge is closed' },
    recordDelivery: {
      receivedBy: 'Rita Receiver',
      handoverCode: '0000',
      signature,
      photo,
      note: 'At the door',
    },
    scanParcel: { trackingId: world.trackingId, status: 'APPROVED' },
    blockParcel: { block: true, note: 'Why' },
    cancelParcel: { note: 'Ordered twice' },
    createWebhook: newWebhook(),
    updateWebhook: newWebhook(),
    readNotifications: { ids: [world.parcelId] },
    unsubscribe: { token: 'DELIVERED-1' },
    chooseTimeZone: { timeZone: 'Europe/Berlin' },
    updateMailSchedule: { frequency: 'DAILY', hour: 8, timeZone: 'Europe/Berlin' },
    updateNotificationSettings: { event: 'DELIVERED', channel: 'EMAIL', isOn: false },
    createCourier: { name: 'Dora Courier', email: 'dora@example.com' },
    createRun: { day: runDay, courierId: world.courier.id, name: 'City centre' },
    updateRun: { version: 1, day: runDay, courierId: world.courier.id, name: 'City centre' },
    giveOutRun: { version: 1 },
    takeBackRun: { version: 1 },
    addRunParcels: { version: 1, parcelIds: [world.parcelId] },
    removeRunParcels: { version: 1, parcelIds: [world.parcelId] },
    moveRunStops: stopMove,
    setStopCoordinates: stopLocation,
    orderRunStops: { version: 1, stopIds: stopMove.stopIds },
    splitParcels: { parcelIds: [world.parcelId], runs: [{ runId: world.runId, version: 1 }] },
  }
  const body = bodies[id]
  if (body === undefined) throw new Error(`Say here what a good body of ${id} is`)
  return body
}
