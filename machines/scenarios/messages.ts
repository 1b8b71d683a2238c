import type { MessageDeliveryEvent } from '../message-delivery.ts'
import type { WebhookEndpointEvent } from '../webhook-endpoint.ts'
import type { ScenarioEvents } from './events.ts'

export const messageDeliveryEvents: ScenarioEvents<MessageDeliveryEvent> = [
  { description: 'The other server takes it', event: { type: 'attempt.accepted' } },
  {
    description: 'The other server does not take it now',
    event: { type: 'attempt.refused', isFinal: false, hasRetries: true },
  },
  {
    description: 'The last attempt is refused as well',
    event: { type: 'attempt.refused', isFinal: false, hasRetries: false },
  },
  {
    description: 'The other server never takes it',
    event: { type: 'attempt.refused', isFinal: true, hasRetries: true },
  },
  { description: 'Its owner sends it again', event: { type: 'REPLAY' } },
]

const hour = 3_600

export const webhookEndpointEvents: ScenarioEvents<WebhookEndpointEvent> = [
  { description: 'A message comes through', event: { type: 'message.accepted' } },
  { description: 'A message is refused', event: { type: 'message.refused' } },
  {
    description: 'A message is given up, and others came through lately',
    event: { type: 'message.givenUp', failingSeconds: hour },
  },
  {
    description: 'A message is given up after five days without any that came through',
    event: { type: 'message.givenUp', failingSeconds: 120 * hour },
  },
  { description: 'It answers 410', event: { type: 'message.gone' } },
  { description: 'Its owner disables it', event: { type: 'OWNER.disable' } },
  { description: 'Its owner enables it', event: { type: 'OWNER.enable' } },
]
