import type { NotificationChannel, WebhookPayload, WebhookTestPayload } from '../../openapi.d.ts'

/** An e-mail or a webhook that is being sent. */
export interface Message {
  id: string
  channel: Exclude<NotificationChannel, 'CENTER'> | 'WEBHOOK'
  user_id: string
  endpoint_id: string | null
  parcel_id: string | null
  entry_number: number | null
  payload: WebhookPayload | WebhookTestPayload | null
  attempts: number
}
