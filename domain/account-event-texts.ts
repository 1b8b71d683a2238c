import type * as Texts from '#texts/accountEvents.ts'
import type { AccountEventKind } from '../openapi.d.ts'
import { listOfAll } from './exhaustive-list.ts'

type Catalogue = typeof Texts

/** All account events that an owner is notified of. */
export const accountEventKinds = listOfAll<AccountEventKind>()([
  'PASSWORD_CHANGED',
  'PASSWORD_RESET',
  'TWO_FACTOR_TURNED_ON',
  'TWO_FACTOR_TURNED_OFF',
  'RECOVERY_CODES_REPLACED',
  'API_KEY_CREATED',
  'NEW_DEVICE',
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
  'SINGLE_SIGN_ON_ADDED',
  'SINGLE_SIGN_ON_REMOVED',
])

/** Title that says what happened, in the language of the given texts. */
export const accountEventTitle = (t: Catalogue, kind: AccountEventKind): string => t[titles[kind]]

/** Advice to the owner in case it was another person. */
export const accountEventAdvice = (t: Catalogue, kind: AccountEventKind): string =>
  t[advice[kind] ?? 'changePassword']

const titles = {
  PASSWORD_CHANGED: 'passwordChanged',
  PASSWORD_RESET: 'passwordReset',
  TWO_FACTOR_TURNED_ON: 'twoFactorTurnedOn',
  TWO_FACTOR_TURNED_OFF: 'twoFactorTurnedOff',
  RECOVERY_CODES_REPLACED: 'recoveryCodesReplaced',
  API_KEY_CREATED: 'apiKeyCreated',
  NEW_DEVICE: 'loginFromNewDevice',
  PASSKEY_ADDED: 'passkeyAdded',
  PASSKEY_REMOVED: 'passkeyRemoved',
  SINGLE_SIGN_ON_ADDED: 'singleSignOnAdded',
  SINGLE_SIGN_ON_REMOVED: 'singleSignOnRemoved',
} as const satisfies Record<AccountEventKind, keyof Catalogue>

/** The owner cannot change a password that another person has set, but can ask for a new one. */
const advice: Partial<Record<AccountEventKind, 'askForAPassword' | 'revokeTheKey' | 'removeIt'>> = {
  PASSWORD_CHANGED: 'askForAPassword',
  PASSWORD_RESET: 'askForAPassword',
  API_KEY_CREATED: 'revokeTheKey',
  PASSKEY_ADDED: 'removeIt',
  SINGLE_SIGN_ON_ADDED: 'removeIt',
}
