import { accountActions } from './account.tsx'
import type { Action } from './action.ts'
import { addressActions } from './addresses.ts'
import { apiKeyActions } from './api-keys.ts'
import { parcelActions } from './parcels.ts'
import { runActions } from './runs.ts'
import { userActions } from './users.ts'
import { webhookActions } from './webhooks.ts'

/** Actions that report failures in the usual places, each tested with every failure of its call. */
export const actions: Action[] = [
  ...accountActions,
  ...parcelActions,
  ...runActions,
  ...userActions,
  ...addressActions,
  ...apiKeyActions,
  ...webhookActions,
]
