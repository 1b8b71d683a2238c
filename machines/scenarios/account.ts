import type { AccountDeletionEvent } from '../account-deletion.ts'
import type { TwoFactorSetUpEvent } from '../two-factor-set-up.ts'
import { fails, happens, slow, succeeds } from './events.ts'
import type { ScenarioEvents } from './events.ts'

export const accountDeletionEvents: ScenarioEvents<AccountDeletionEvent> = [
  happens('pressDeleteMyAccount', { type: 'OPEN' }),
  happens('typeThePasswordAndConfirm', { type: 'DELETE', password: 'the password' }),
  happens('keepTheAccount', { type: 'KEEP' }),
  slow('accountDeletion.deleting.prompt'),
  succeeds('deleteAccount', 'theAccountIsDeleted', undefined),
  fails('deleteAccount', 'theServerSaysThatParcelsAreUnderWay', { status: 409 }),
  fails('deleteAccount', 'theServerSaysThatThePasswordIsWrong', { status: 400 }),
]

export const twoFactorSetUpEvents: ScenarioEvents<TwoFactorSetUpEvent> = [
  happens('pressSetUp', { type: 'START' }),
  happens('typeThePassword', { type: 'BEGIN', password: 'the password' }),
  happens('typeTheCodeThatTheAppShows', { type: 'CONFIRM', code: '492039' }),
  happens('keepTheRecoveryCodes', { type: 'KEPT' }),
  happens('cancel', { type: 'CANCEL' }),
  slow('twoFactorSetUp.beginning.prompt'),
  slow('twoFactorSetUp.confirming.prompt', 'secondsPassWithoutAnAnswerToTheCode'),
  succeeds('beginTwoFactor', 'theServerAnswersASecret', {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Waybill:ada%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Waybill',
  }),
  fails('beginTwoFactor', 'theServerSaysThatThePasswordIsWrong', { status: 400 }),
  fails('beginTwoFactor', 'theServerSaysThatItIsOnAlready', { status: 409 }),
  succeeds('confirmTwoFactor', 'theServerAnswersTheRecoveryCodes', {
    recoveryCodes: ['7H2K-9QXM-3VBT-RD4W'],
  }),
  fails('confirmTwoFactor', 'theServerSaysThatTheCodeIsWrong', { status: 400 }),
  fails('confirmTwoFactor', 'theServerSaysThatAnotherTabWasQuicker', { status: 409 }),
]
