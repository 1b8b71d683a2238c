import type { AccountDeletionEvent } from '../account-deletion.ts'
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
