import type { AccountDeletionEvent } from '../account-deletion.ts'
import type { TwoFactorSetUpEvent } from '../two-factor-set-up.ts'
import { fails, slow, succeeds } from './events.ts'
import type { ScenarioEvents } from './events.ts'

export const accountDeletionEvents: ScenarioEvents<AccountDeletionEvent> = [
  { description: 'Press "Delete my account"', event: { type: 'OPEN' } },
  {
    description: 'Type the password and confirm',
    event: { type: 'DELETE', password: 'the password' },
  },
  { description: 'Keep the account', event: { type: 'KEEP' } },
  slow('accountDeletion.deleting.prompt'),
  succeeds('deleteAccount', 'The account is deleted', undefined),
  fails('deleteAccount', 'The server says that parcels are under way', { status: 409 }),
  fails('deleteAccount', 'The server says that the password is wrong', { status: 400 }),
]

export const twoFactorSetUpEvents: ScenarioEvents<TwoFactorSetUpEvent> = [
  { description: 'Press "Set up"', event: { type: 'START' } },
  { description: 'Type the password', event: { type: 'BEGIN', password: 'the password' } },
  { description: 'Type the code that the app shows', event: { type: 'CONFIRM', code: '492039' } },
  { description: 'Keep the recovery codes', event: { type: 'KEPT' } },
  { description: 'Cancel', event: { type: 'CANCEL' } },
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
