import { randomUUID } from 'node:crypto'
import { generateSync } from 'otplib/functional'
import sql from 'sql-template-tag'
import { makeEmailLink } from '../../../server/accounts/email-verification/email-link.ts'
import { createLink } from '../../../server/accounts/recovery/create-reset-link.ts'
import { hashOfToken, newToken } from '../../../server/accounts/users/tokens.ts'
import { userHandleOf } from '../../../server/accounts/passkeys/verify.ts'
import { insertRun } from '../../../server/runs/changes-repository.ts'
import { unsubscribeToken } from '../../../server/messaging/unsubscribe/token.ts'
import type { OperationId } from '../../../server/http/openapi/operation.ts'
import { createAuthenticator, type Authenticator } from './authenticator.ts'
import { password, type Api, type Answered, type Person } from './api.ts'

export type World = Awaited<ReturnType<typeof startWorld>>

/**
 * A signed-in user of each role, a parcel from the sender to the receiver, an endpoint, an API key and a
 * saved address of the sender, and a run of the courier.
 */
export async function startWorld(api: Api) {
  const users = await api.signedInUsers()
  const { sender, receiver } = users
  const webhookId = await insertWebhook(api, sender)
  const { body } = await api.as(sender).createParcel(newParcelFor(receiver))
  const [message] = await api.db.query<{ id: string }>(sql`
    select id from messages where endpoint_id = ${webhookId}
  `)
  if (message === undefined) throw new Error('The endpoint is told nothing')
  const made = await api.as(sender).createApiKey(newApiKey)
  const saved = await api.as(sender).createAddress(newAddressOf(receiver))
  const courier = await api.signedIn('COURIER', 'Cem Courier')
  const runId = randomUUID()
  // Inserted directly, because an administrator who has yet to set up two-factor authentication
  // could not create it.
  await api.db.transaction((transaction) =>
    insertRun(transaction, {
      id: runId,
      day: runDay,
      courierId: courier.id,
      name: null,
      now: api.now(),
    }),
  )
  return {
    api,
    ...users,
    parcelId: body.data._id,
    trackingId: body.data.trackingId,
    webhookId,
    /** Message to the endpoint. */
    messageId: message.id,
    keyId: made.body.data.apiKey.id,
    addressId: saved.body.data._id,
    courier,
    runId,
  }
}

/** The day after that of the tests' clock. */
export const runDay = '2026-03-04'

/** Inserts it directly, because the server refuses addresses like the default one. */
export async function insertWebhook(
  api: Api,
  { id: userId }: Person,
  url = 'http://127.0.0.1:8080/',
): Promise<string> {
  const id = randomUUID()
  await api.db.query(sql`
    insert into webhook_endpoints (id, user_id, url, events, secret, created_at)
    values (${id}, ${userId}, ${url}, '{parcel.created,parcel.delivered}', ${secret}, ${api.now()})
  `)
  return id
}

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

export const newParcelFor = (receiver: Person) => ({
  receiverId: receiver.id,
  fromAddress: '1 Mill Lane, Leeds',
  toAddress: '8 Quay Road, Hull',
  parcelType: 'PACKAGE' as const,
  weight: 2.5,
})

export const createdParcel = async (api: Api, sender: Person, receiver: Person) =>
  (await api.as(sender).createParcel(newParcelFor(receiver))).body.data

/** Options with an `Idempotency-Key`. */
export const underKey = (key: string | undefined) =>
  key === undefined ? {} : { headers: { 'Idempotency-Key': key } }

export const newAddressOf = (receiver: Person) => ({
  label: 'Quay',
  address: '8 Quay Road, Hull',
  receiverId: receiver.id,
})

/** Moves a stop that does not exist to a run that does not exist. */
export const stopMove = {
  version: 1,
  stopIds: ['2b9f4d71-6a0e-4c35-9e82-5d7c1f3b8a06'],
  toRunId: '1d8a6c47-9f03-4b5e-a2d9-6e0b7c5f1384',
  toVersion: 1,
}

/** Coordinates for a stop that does not exist. */
export const stopLocation = {
  version: 1,
  stopId: '2b9f4d71-6a0e-4c35-9e82-5d7c1f3b8a06',
  latitude: 53.7443,
  longitude: -0.3326,
}

export const newWebhook = () => ({
  // An IP address, which needs no DNS.
  url: 'https://9.9.9.9/hook',
  events: ['parcel.created' as const],
})
export const newApiKey = { name: 'Shop', scopes: ['parcels:read' as const], expiresInDays: 30 }

export const newAccount = (email: string) => ({
  name: 'Noor Haddad',
  email,
  password,
  confirmPassword: password,
  role: 'SENDER' as const,
})

export const newPassword = {
  currentPassword: password,
  password: 'better horse 8',
  confirmPassword: 'better horse 8',
}

async function sessionIdOf({ db }: Api, { id }: Person): Promise<string> {
  const [session] = await db.query<{ family_id: string }>(sql`
    select family_id from sessions where user_id = ${id}
  `)
  if (session === undefined) throw new Error('The user has no session')
  return session.family_id
}

/** Creates a link like an administrator's. */
export async function insertedResetLink({ db, now }: Api, userId: string): Promise<string> {
  const { token } = await createLink({ db, clock: now }, userId, { by: 'administrator' })
  return token
}

/** Creates a link like the one in a mail. */
export async function insertedEmailLink({ db, now }: Api, userId: string): Promise<string> {
  const { token } = await makeEmailLink({ db, clock: now }, userId)
  return token
}

/** Turns two-factor authentication on for a user, or only begins it; returns the app's secret. */
export async function insertedTwoFactor(
  { db, now }: Pick<Api, 'db' | 'now'>,
  user: Pick<Person, 'id'> | null,
  { isConfirmed = true } = {},
): Promise<string> {
  if (user !== null)
    await db.query(sql`
      insert into two_factors (user_id, secret, confirmed_at, created_at)
      values (${user.id}, ${appSecret}, ${isConfirmed ? now() : null}, ${now()})
      on conflict (user_id) do update set confirmed_at = excluded.confirmed_at, last_step = null
    `)
  return appSecret
}

/** Inserts a passkey; returns also the authenticator, which can log in with it. */
export async function insertedPasskey(
  { db, now }: Pick<Api, 'db' | 'now'>,
  { id: userId }: Pick<Person, 'id'>,
): Promise<{ id: string; authenticator: Authenticator }> {
  const authenticator = createAuthenticator()
  const id = randomUUID()
  authenticator.setUser(userHandleOf(userId))
  await db.query(sql`
    insert into passkeys
      (id, user_id, credential_id, public_key, counter, is_user_verified, transports, name, created_at)
    values (${id}, ${userId}, ${Buffer.from(authenticator.credentialId, 'base64url')},
      ${Buffer.from(authenticator.publicKey())}, 0, true, '{internal}', 'Phone', ${now()})
  `)
  return { id, authenticator }
}

/** Links a user's account with the provider in the tests, or another one. */
export async function insertedProviderAccount(
  { db, now }: Pick<Api, 'db' | 'now'>,
  { id, email }: Pick<Person, 'id' | 'email'>,
  issuer = 'https://login.example.com',
): Promise<void> {
  await db.query(sql`
    insert into provider_accounts (issuer, subject, user_id, email, linked_at)
    values (${issuer}, ${`subject of ${id}`}, ${id}, ${email}, ${now()})
    on conflict do nothing
  `)
}

/** Inserts a login at the provider that still needs a code; returns the browser's cookie. */
async function insertedProviderLogin(
  { db, now }: Pick<Api, 'db' | 'now'>,
  { id }: Pick<Person, 'id'>,
): Promise<string> {
  const browser = newToken()
  await db.query(sql`
    insert into provider_logins (browser_hash, user_id, id_token, expires_at)
    values (${hashOfToken(browser)}, ${id}, 'token', ${new Date(now().getTime() + 600_000)})
  `)
  return browser
}

/** Well-formed, but not valid. */
export const emptyPasskey = {
  credentialId: 'AQIDBAUGBwgJCgsMDQ4PEA',
  clientDataJSON: 'e30',
  attestationObject: 'oA',
  transports: ['internal' as const],
}

export const emptyPasskeyLogin = {
  credentialId: 'AQIDBAUGBwgJCgsMDQ4PEA',
  clientDataJSON: 'e30',
  authenticatorData: 'AQID',
  signature: 'AQID',
}

const appSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** The app's code now, or this number of seconds later. */
export const codeOf = ({ now }: Pick<Api, 'now'>, secret: string, later = 0): string =>
  generateSync({ secret, epoch: now().getTime() / 1000 + later })

type Request = () => Promise<Answered<OperationId>>

/** Operations that need rows, prepared separately so that a test can take a fingerprint first. */
const preparations: Partial<
  Record<OperationId, (world: World, caller: Person | null) => Promise<Request>>
> = {
  confirmTwoFactor: async ({ api }, caller) => {
    const secret = await insertedTwoFactor(api, caller, { isConfirmed: false })
    return () => api.as(caller).confirmTwoFactor({ code: codeOf(api, secret) })
  },
  turnOffTwoFactor: async ({ api }, caller) => {
    const secret = await insertedTwoFactor(api, caller)
    return () => api.as(caller).turnOffTwoFactor({ password, code: codeOf(api, secret) })
  },
  replaceRecoveryCodes: async ({ api }, caller) => {
    const secret = await insertedTwoFactor(api, caller)
    return () => api.as(caller).replaceRecoveryCodes({ password, code: codeOf(api, secret) })
  },
  addPasskey: async ({ api, sender }, caller) => {
    const authenticator = createAuthenticator()
    // A caller who may not add passkeys gets no challenge.
    const begun = await api.as(caller ?? sender).beginPasskey({ password })
    const made = begun.status === 200 ? authenticator.create(begun.body.data) : emptyPasskey
    return () => api.as(caller).addPasskey(made)
  },
  renamePasskey: async ({ api, sender }, caller) => {
    const { id } = await insertedPasskey(api, caller ?? sender)
    return () => api.as(caller).renamePasskey(id, { name: 'Work laptop' })
  },
  removePasskey: async ({ api, sender }, caller) => {
    const { id } = await insertedPasskey(api, caller ?? sender)
    return () => api.as(caller).removePasskey(id, { password })
  },
  loginWithPasskey: async ({ api, receiver }, caller) => {
    const { authenticator } = await insertedPasskey(api, receiver)
    const { body } = await api.as(null).beginPasskeyLogin()
    return () => api.as(caller).loginWithPasskey(authenticator.get(body.data))
  },
  loginWithProvider: async ({ api }, caller) => {
    const person = await api.joined('RECEIVER')
    const secret = await insertedTwoFactor(api, person)
    const cookies = { ...caller?.cookies, signIn: await insertedProviderLogin(api, person) }
    return () => api.as({ ...caller, cookies }).loginWithProvider({ code: codeOf(api, secret) })
  },
  unlinkCompanyAccount: async ({ api, sender }, caller) => {
    await insertedProviderAccount(api, caller ?? sender)
    return () => api.as(caller).unlinkCompanyAccount({ password })
  },
  resetPassword: async ({ api }, caller) => {
    const { id } = await api.joined('RECEIVER')
    const token = await insertedResetLink(api, id)
    return () => api.as(caller).resetPassword({ token, password })
  },
  verifyEmail: async ({ api }, caller) => {
    const { id } = await api.joined('RECEIVER')
    const token = await insertedEmailLink(api, id)
    return () => api.as(caller).verifyEmail({ token })
  },
  blockUser: async ({ api }, caller) => {
    const { id } = await api.joined('SENDER')
    return () => api.as(caller).blockUser(id)
  },
  unblockUser: async ({ api }, caller) => {
    const { id } = await api.blocked('SENDER')
    return () => api.as(caller).unblockUser(id)
  },
  deleteRun: async ({ api, admin, courier }, caller) => {
    const { body } = await api.as(admin).createRun({ day: runDay, courierId: courier.id })
    const { _id, version } = body.data
    return () => api.as(caller).deleteRun(_id, { query: { version } })
  },
  undoDelivery: async ({ api, sender, receiver, admin }, caller) => {
    const { body } = await api.as(sender).createParcel(newParcelFor(receiver))
    const recorder = caller?.role === 'ADMIN' ? caller : admin
    await api.as(recorder).updateParcelStatus(body.data._id, { status: 'DELIVERED' })
    return () => api.as(caller).undoDelivery(body.data._id)
  },
  undoDeliveryAttempt: async ({ api, sender, receiver, admin }, caller) => {
    const { body } = await api.as(sender).createParcel(newParcelFor(receiver))
    const recorder = caller?.role === 'ADMIN' ? caller : admin
    await api.as(recorder).updateParcelStatus(body.data._id, { status: 'IN_TRANSIT' })
    await api.as(recorder).recordDeliveryAttempt(body.data._id, { reason: 'NOBODY_HOME' })
    return () => api.as(caller).undoDeliveryAttempt(body.data._id)
  },
  unsubscribe: async ({ api, receiver }, caller) => {
    const token = await unsubscribeToken(api.db, { userId: receiver.id, event: 'DELIVERED' })
    return () => api.as(caller).unsubscribe({ token })
  },
}

/** Prepares a request of the operation that is valid except, perhaps, for its caller. */
export async function prepareRequest(
  id: OperationId,
  world: World,
  caller: Person | null,
): Promise<Request> {
  return preparations[id]?.(world, caller) ?? (() => validRequests[id](world, caller))
}

const preparedFirst =
  (id: OperationId) =>
  async (world: World, caller: Person | null): Promise<Answered<OperationId>> => {
    const request = await prepareRequest(id, world, caller)
    return request()
  }

type ValidRequests = {
  [Id in OperationId]: (world: World, caller: Person | null) => Promise<Answered<OperationId>>
}

/** A valid request of each operation. */
export const validRequests: ValidRequests = {
  registerUser: ({ api }, caller) =>
    api.as(caller).registerUser(newAccount(`${caller?.id ?? 'visitor'}.new@example.com`)),
  loginUser: ({ api, receiver }, caller) =>
    api.as(caller).loginUser({ email: receiver.email, password }),
  beginPasskeyLogin: ({ api }, caller) => api.as(caller).beginPasskeyLogin(),
  loginWithPasskey: preparedFirst('loginWithPasskey'),
  getSignInOptions: ({ api }, caller) => api.as(caller).getSignInOptions(),
  loginWithProvider: preparedFirst('loginWithProvider'),
  refreshSession: ({ api }, caller) => api.as(caller).refreshSession(),
  logoutUser: ({ api }, caller) => api.as(caller).logoutUser(),
  getCurrentUser: ({ api }, caller) => api.as(caller).getCurrentUser(),
  updateAccount: ({ api }, caller) => api.as(caller).updateAccount({ name: 'Noor Haddad' }),
  getPhone: ({ api }, caller) => api.as(caller).getPhone(),
  setPhone: ({ api }, caller) => api.as(caller).setPhone({ phone: '+49 40 5550123' }),
  setLanguage: ({ api }, caller) => api.as(caller).setLanguage({ language: 'de' }),
  changePassword: ({ api }, caller) => api.as(caller).changePassword(newPassword),
  deleteAccount: ({ api }, caller) => api.as(caller).deleteAccount({ password }),
  getTwoFactor: ({ api }, caller) => api.as(caller).getTwoFactor(),
  beginTwoFactor: ({ api }, caller) => api.as(caller).beginTwoFactor({ password }),
  confirmTwoFactor: preparedFirst('confirmTwoFactor'),
  turnOffTwoFactor: preparedFirst('turnOffTwoFactor'),
  replaceRecoveryCodes: preparedFirst('replaceRecoveryCodes'),
  listPasskeys: ({ api }, caller) => api.as(caller).listPasskeys(),
  addPasskey: preparedFirst('addPasskey'),
  beginPasskey: ({ api }, caller) => api.as(caller).beginPasskey({ password }),
  renamePasskey: preparedFirst('renamePasskey'),
  removePasskey: preparedFirst('removePasskey'),
  getCompanyAccount: ({ api }, caller) => api.as(caller).getCompanyAccount(),
  linkCompanyAccount: ({ api }, caller) => api.as(caller).linkCompanyAccount({ password }),
  unlinkCompanyAccount: preparedFirst('unlinkCompanyAccount'),
  listSessions: ({ api }, caller) => api.as(caller).listSessions(),
  endOtherSessions: ({ api }, caller) => api.as(caller).endOtherSessions(),
  endSession: async ({ api, receiver }, caller) =>
    api.as(caller).endSession(await sessionIdOf(api, caller ?? receiver)),
  requestPasswordReset: ({ api, receiver }, caller) =>
    api.as(caller).requestPasswordReset({ email: receiver.email }),
  resetPassword: preparedFirst('resetPassword'),
  verifyEmail: preparedFirst('verifyEmail'),
  sendVerificationEmail: ({ api }, caller) => api.as(caller).sendVerificationEmail(),
  createResetLink: ({ api, receiver }, caller) =>
    api.as(caller).createResetLink(receiver.id, { password }),
  listUsers: ({ api }, caller) => api.as(caller).listUsers(),
  listReceivers: ({ api }, caller) => api.as(caller).listReceivers(),
  listCouriers: ({ api }, caller) => api.as(caller).listCouriers(),
  createCourier: ({ api }, caller) =>
    api.as(caller).createCourier({
      name: 'Dora Courier',
      email: `${caller?.id ?? 'visitor'}.courier@example.com`,
    }),
  blockUser: preparedFirst('blockUser'),
  unblockUser: preparedFirst('unblockUser'),
  listParcels: ({ api }, caller) => api.as(caller).listParcels(),
  countParcels: ({ api }, caller) => api.as(caller).countParcels(),
  exportParcels: ({ api }, caller) => api.as(caller).exportParcels(),
  getInsights: ({ api }, caller) => api.as(caller).getInsights(),
  getSystemStatus: ({ api }, caller) => api.as(caller).getSystemStatus(),
  listAddresses: ({ api }, caller) => api.as(caller).listAddresses(),
  createAddress: ({ api }, caller) =>
    api.as(caller).createAddress({ label: 'Mill', address: '1 Mill Lane, Leeds' }),
  updateAddress: ({ api, addressId, receiver }, caller) =>
    api.as(caller).updateAddress(addressId, newAddressOf(receiver)),
  deleteAddress: ({ api, addressId }, caller) => api.as(caller).deleteAddress(addressId),
  listApiKeys: ({ api }, caller) => api.as(caller).listApiKeys(),
  createApiKey: ({ api }, caller) => api.as(caller).createApiKey(newApiKey),
  revokeApiKey: ({ api, keyId }, caller) => api.as(caller).revokeApiKey(keyId),
  createParcel: ({ api, receiver }, caller) => api.as(caller).createParcel(newParcelFor(receiver)),
  updateParcelStatus: ({ api, parcelId }, caller) =>
    api.as(caller).updateParcelStatus(parcelId, { status: 'APPROVED' }),
  recordDeliveryAttempt: ({ api, parcelId }, caller) =>
    api.as(caller).recordDeliveryAttempt(parcelId, { reason: 'NOBODY_HOME' }),
  getDelivery: ({ api, parcelId }, caller) => api.as(caller).getDelivery(parcelId),
  recordDelivery: ({ api, parcelId }, caller) =>
    api.as(caller).recordDelivery(parcelId, { receivedBy: 'Rita' }),
  resetHandoverCode: ({ api, parcelId }, caller) => api.as(caller).resetHandoverCode(parcelId),
  scanParcel: ({ api, trackingId }, caller) =>
    api.as(caller).scanParcel({ trackingId, status: 'APPROVED' }),
  undoDelivery: preparedFirst('undoDelivery'),
  undoDeliveryAttempt: preparedFirst('undoDeliveryAttempt'),
  blockParcel: ({ api, parcelId }, caller) => api.as(caller).blockParcel(parcelId, { block: true }),
  listIncomingParcels: ({ api }, caller) => api.as(caller).listIncomingParcels(),
  listMyParcels: ({ api }, caller) => api.as(caller).listMyParcels(),
  listDeliveryHistory: ({ api }, caller) => api.as(caller).listDeliveryHistory(),
  trackParcel: ({ api, trackingId }, caller) =>
    api.as(caller).trackParcel({ query: { trackingId } }),
  followParcel: ({ api, trackingId }, caller) => api.as(caller).followParcel(trackingId),
  followParcels: ({ api }, caller) => api.as(caller).followParcels(),
  unsubscribe: preparedFirst('unsubscribe'),
  getParcel: ({ api, parcelId }, caller) => api.as(caller).getParcel(parcelId),
  listNotifications: ({ api }, caller) => api.as(caller).listNotifications(),
  countUnread: ({ api }, caller) => api.as(caller).countUnread(),
  readNotifications: ({ api }, caller) => api.as(caller).readNotifications({}),
  getNotificationSettings: ({ api }, caller) => api.as(caller).getNotificationSettings(),
  getTimeZone: ({ api }, caller) => api.as(caller).getTimeZone(),
  chooseTimeZone: ({ api }, caller) => api.as(caller).chooseTimeZone({ timeZone: 'Europe/Berlin' }),
  updateMailSchedule: ({ api }, caller) =>
    api.as(caller).updateMailSchedule({ frequency: 'DAILY', hour: 8, timeZone: 'Europe/Berlin' }),
  updateNotificationSettings: ({ api }, caller) =>
    api
      .as(caller)
      .updateNotificationSettings({ event: 'DELIVERED', channel: 'EMAIL', isOn: false }),
  confirmDelivery: ({ api, parcelId }, caller) => api.as(caller).confirmDelivery(parcelId),
  cancelParcel: ({ api, parcelId }, caller) => api.as(caller).cancelParcel(parcelId),
  listWebhooks: ({ api }, caller) => api.as(caller).listWebhooks(),
  createWebhook: ({ api }, caller) => api.as(caller).createWebhook(newWebhook()),
  updateWebhook: ({ api, webhookId }, caller) =>
    api.as(caller).updateWebhook(webhookId, { isEnabled: false }),
  deleteWebhook: ({ api, webhookId }, caller) => api.as(caller).deleteWebhook(webhookId),
  rotateWebhookSecret: ({ api, webhookId }, caller) =>
    api.as(caller).rotateWebhookSecret(webhookId),
  testWebhook: ({ api, webhookId }, caller) => api.as(caller).testWebhook(webhookId),
  listWebhookDeliveries: ({ api, webhookId }, caller) =>
    api.as(caller).listWebhookDeliveries(webhookId),
  replayWebhookDelivery: ({ api, webhookId, messageId }, caller) =>
    api.as(caller).replayWebhookDelivery(webhookId, messageId),
  listRuns: ({ api }, caller) => api.as(caller).listRuns({ query: { day: runDay } }),
  listMyRuns: ({ api }, caller) => api.as(caller).listMyRuns(),
  getRunFigures: ({ api }, caller) =>
    api.as(caller).getRunFigures({ query: { from: runDay, to: runDay } }),
  exportRuns: ({ api }, caller) =>
    api.as(caller).exportRuns({ query: { from: runDay, to: runDay } }),
  listUnplannedParcels: ({ api }, caller) =>
    api.as(caller).listUnplannedParcels({ query: { day: runDay } }),
  createRun: ({ api, courier }, caller) =>
    api.as(caller).createRun({ day: runDay, courierId: courier.id, name: 'City centre' }),
  splitParcels: ({ api, parcelId, runId }, caller) =>
    api.as(caller).splitParcels({ parcelIds: [parcelId], runs: [{ runId, version: 1 }] }),
  getRun: ({ api, runId }, caller) => api.as(caller).getRun(runId),
  updateRun: ({ api, runId }, caller) =>
    api.as(caller).updateRun(runId, { version: 1, name: 'Harbour' }),
  deleteRun: preparedFirst('deleteRun'),
  giveOutRun: ({ api, runId }, caller) => api.as(caller).giveOutRun(runId, { version: 1 }),
  takeBackRun: ({ api, runId }, caller) => api.as(caller).takeBackRun(runId, { version: 1 }),
  startRun: ({ api, runId }, caller) => api.as(caller).startRun(runId),
  finishRun: ({ api, runId }, caller) => api.as(caller).finishRun(runId),
  addRunParcels: ({ api, parcelId, runId }, caller) =>
    api.as(caller).addRunParcels(runId, { version: 1, parcelIds: [parcelId] }),
  removeRunParcels: ({ api, parcelId, runId }, caller) =>
    api.as(caller).removeRunParcels(runId, { version: 1, parcelIds: [parcelId] }),
  moveRunStops: ({ api, runId }, caller) => api.as(caller).moveRunStops(runId, stopMove),
  setStopCoordinates: ({ api, runId }, caller) =>
    api.as(caller).setStopCoordinates(runId, stopLocation),
  removeStopCoordinates: ({ api, runId }, caller) => {
    const { version, stopId } = stopLocation
    return api.as(caller).removeStopCoordinates(runId, { query: { version, stopId } })
  },
  proposeRunOrder: ({ api, runId }, caller) => api.as(caller).proposeRunOrder(runId),
  orderRunStops: ({ api, runId }, caller) =>
    api.as(caller).orderRunStops(runId, { version: 1, stopIds: stopMove.stopIds }),
}
