import type { MessageDeliveryEvent } from '../message-delivery.ts'
import type { WebhookEndpointEvent } from '../webhook-endpoint.ts'
import { happens } from './events.ts'
import type { ScenarioEvents } from './events.ts'

export const messageDeliveryEvents: ScenarioEvents<MessageDeliveryEvent> = [
  happens('theOtherServerTakesIt', { type: 'attempt.accepted' }),
  happens('theOtherServerDoesNotTakeItNow', {
    type: 'attempt.refused',
    isFinal: false,
    hasRetries: true,
  }),
  happens('theLastAttemptIsRefusedAsWell', {
    type: 'attempt.refused',
    isFinal: false,
    hasRetries: false,
  }),
  happens('theOtherServerNeverTakesIt', {
    type: 'attempt.refused',
    isFinal: true,
    hasRetries: true,
  }),
  happens('itsOwnerSendsItAgain', { type: 'REPLAY' }),
]

const hour = 3_600

export const webhookEndpointEvents: ScenarioEvents<WebhookEndpointEvent> = [
  happens('aMessageComesThrough', { type: 'message.accepted' }),
  happens('aMessageIsRefused', { type: 'message.refused' }),
  happens('aMessageIsGivenUpAndOthersCameThroughLately', {
    type: 'message.givenUp',
    failingSeconds: hour,
  }),
  happens('aMessageIsGivenUpAfterFiveDaysWithoutAnyThatCameThrough', {
    type: 'message.givenUp',
    failingSeconds: 120 * hour,
  }),
  happens('itAnswers410', { type: 'message.gone' }),
  happens('itsOwnerDisablesIt', { type: 'OWNER.disable' }),
  happens('itsOwnerEnablesIt', { type: 'OWNER.enable' }),
]
