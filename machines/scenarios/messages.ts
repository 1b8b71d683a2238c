import type { MessageDeliveryEvent } from '../message-delivery.ts'
import type { WebhookEndpointEvent } from '../webhook-endpoint.ts'
import { happens } from './events.ts'
import type { ScenarioEvents } from './events.ts'

export const messageDeliveryEvents: ScenarioEvents<MessageDeliveryEvent> = [
  happens('The other server takes it', { type: 'attempt.accepted' }),
  happens('The other server does not take it now', {
    type: 'attempt.refused',
    isFinal: false,
    hasRetries: true,
  }),
  happens('The last attempt is refused as well', {
    type: 'attempt.refused',
    isFinal: false,
    hasRetries: false,
  }),
  happens('The other server never takes it', {
    type: 'attempt.refused',
    isFinal: true,
    hasRetries: true,
  }),
  happens('Its owner sends it again', { type: 'REPLAY' }),
]

const hour = 3_600

export const webhookEndpointEvents: ScenarioEvents<WebhookEndpointEvent> = [
  happens('A message comes through', { type: 'message.accepted' }),
  happens('A message is refused', { type: 'message.refused' }),
  happens('A message is given up, and others came through lately', {
    type: 'message.givenUp',
    failingSeconds: hour,
  }),
  happens('A message is given up after five days without any that came through', {
    type: 'message.givenUp',
    failingSeconds: 120 * hour,
  }),
  happens('It answers 410', { type: 'message.gone' }),
  happens('Its owner disables it', { type: 'OWNER.disable' }),
  happens('Its owner enables it', { type: 'OWNER.enable' }),
]
