import { endpointAfter } from '../../../machines/webhook-endpoint.ts'
import type { WebhookUpdate } from '../../../openapi.d.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { endpointStateOf } from './endpoint-state.ts'
import { checkUrl, noWebhook } from './own-webhook.ts'
import { presentWebhook } from './presenter.ts'
import { findWebhook, lockWebhook, writeWebhook, type WebhookRow } from './repository.ts'
import type { OutgoingService } from '../outgoing/outgoing.ts'
import type { ProofService } from '../../http/openapi/proof.ts'

export const updateWebhook: OperationHandler<
  'updateWebhook',
  OutgoingService & ProofService
> = async ({ caller, path, body: { password, ...body } }, context) => {
  const { db, clock } = context
  const known = await findWebhook(db, { id: path.webhookId, userId: caller.id })
  if (known === undefined) throw noWebhook()
  const isElsewhere = body.url !== undefined && body.url !== known.url
  const lockOwner = isElsewhere ? await context.expectOwner(context, caller, password) : undefined
  if (body.url !== undefined) await checkUrl(context, body.url)
  const now = clock()
  const row = await db.transaction(async (transaction) => {
    await lockOwner?.(transaction)
    const before = await lockWebhook(transaction, { id: path.webhookId, userId: caller.id })
    if (before === undefined) throw noWebhook()
    const after = changed(before, body, now)
    await writeWebhook(transaction, after)
    return after
  })
  return { message: 'Endpoint changed', data: presentWebhook(row, now) }
}

function changed(before: WebhookRow, { isEnabled, ...given }: WebhookUpdate, now: Date) {
  const after = { ...before, ...given }
  if (isEnabled === undefined) return after
  const state = endpointStateOf(before)
  const next = endpointAfter(state, { type: isEnabled ? 'OWNER.enable' : 'OWNER.disable' })
  // An endpoint that is already disabled keeps its reason.
  if (next === state) return after
  return next === 'disabled'
    ? { ...after, disabled_at: now, disabled_because: 'OWNER' as const }
    : { ...after, failing_since: null, disabled_at: null, disabled_because: null }
}
