import type { AccountDeletionEvent } from '../account-deletion.ts'
import type { TwoFactorSetUpEvent } from '../two-factor-set-up.ts'
import { fails, happens, slow, succeeds } from './events.ts'
import type { ScenarioEvents } from './events.ts'

export const accountDeletionEvents: ScenarioEvents<AccountDeletionEvent> = [
  happens('Press "Delete my account"', { type: 'OPEN' }),
  happens('Type the password and confirm', { type: 'DELETE', password: 'the password' }),
  happens('Keep the account', { type: 'KEEP' }),
  slow('accountDeletion.deleting.prompt'),
  succeeds('deleteAccount', 'The account is deleted', undefined),
  fails('deleteAccount', 'The server says that parcels are under way', { status: 409 }),
  fails('deleteAccount', 'The server says that the password is wrong', { status: 400 }),
]

export const twoFactorSetUpEvents: ScenarioEvents<TwoFactorSetUpEvent> = [
  happens('Press "Set up"', { type: 'START' }),
  happens('Type the password', { type: 'BEGIN', password: 'the password' }),
  happens('Type the code that the app shows', { type: 'CONFIRM', code: '492039' }),
  happens('Keep the recovery codes', { type: 'KEPT' }),
  happens('Cancel', { type: 'CANCEL' }),
  slow('twoFactorSetUp.beginning.prompt'),
  slow('twoFactorSetUp.confirming.prompt', '5 seconds pass without an answer to the code'),
  succeeds('beginTwoFactor', 'The server answers a secret', {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Waybill:ada%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Waybill',
  }),
  fails('beginTwoFactor', 'The server says that the password is wrong', { status: 400 }),
  fails('beginTwoFactor', 'The server says that it is on already', { status: 409 }),
  succeeds('confirmTwoFactor', 'The server answers the recovery codes', {
    recoveryCodes: ['7H2K-9QXM-3VBT-RD4W'],
  }),
  fails('confirmTwoFactor', 'The server says that the code is wrong', { status: 400 }),
  fails('confirmTwoFactor', 'The server says that another tab was quicker', { status: 409 }),
]
