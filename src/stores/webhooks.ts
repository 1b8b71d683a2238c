import { listWebhookDeliveries, listWebhooks } from '../api/webhooks.ts'
import type { DeliveryQuery } from '../api/webhooks.ts'
import {
  createListQuery,
  createQuery,
  invalidateTag,
  useListQuery,
  useQuery,
  useRefetching,
} from './query/query.ts'

const webhooks = createQuery({
  tag: 'Webhook',
  queryFn: (_key, options) => listWebhooks(options),
})
const deliveries = createListQuery({ tag: 'Webhook', queryFn: listWebhookDeliveries })

const key = {}
/** Milliseconds between two refetches. */
const interval = 10_000

export const useWebhooks = () => useQuery(webhooks, key)

/** Refetches regularly, since messages are sent while the log is open. */
export function useWebhookDeliveries(query: DeliveryQuery) {
  const view = useListQuery(deliveries, query)
  useRefetching(deliveries, query, view.refetch, interval)
  return view
}

export const invalidateWebhooks = () => invalidateTag('Webhook')
