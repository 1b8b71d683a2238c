import type { WebhookEndpointState } from '../../../machines/webhook-endpoint.ts'
import type { EndpointStateRow } from './repository.ts'

/** State of the machine that the stored columns represent. */
export function endpointStateOf({
  disabled_at: disabledAt,
  failing_since: failingSince,
}: EndpointStateRow): WebhookEndpointState {
  if (disabledAt !== null) return 'disabled'
  return failingSince === null ? 'active' : 'failing'
}
