import { setup, transition, type StateValueFrom } from 'xstate'

/** Result of a message to the endpoint, or a request of its owner. */
export type WebhookEndpointEvent =
  | { type: 'message.accepted' }
  | { type: 'message.refused' }
  | { type: 'message.givenUp'; failingSeconds: number }
  | { type: 'message.gone' }
  | { type: 'OWNER.disable' }
  | { type: 'OWNER.enable' }

/** Seconds without an accepted message, after which a message that is given up disables the endpoint. */
const maxFailingSeconds = 5 * 24 * 3_600

/**
 * Endpoint of a sender's system, whose state the server updates after each attempt and each owner's change.
 */
export const webhookEndpointMachine = setup({
  types: { events: {} as WebhookEndpointEvent },
  guards: {
    'nothing came through for five days': (_, { failingSeconds }: Failing) =>
      failingSeconds >= maxFailingSeconds,
  },
}).createMachine({
  id: 'webhookEndpoint',
  initial: 'active',
  states: {
    active: {
      on: {
        'message.refused': 'failing',
        'message.givenUp': 'failing',
        'message.gone': 'disabled',
        'OWNER.disable': 'disabled',
      },
    },
    failing: {
      on: {
        'message.accepted': 'active',
        'message.givenUp': {
          target: 'disabled',
          guard: { type: 'nothing came through for five days', params: failingFor },
        },
        'message.gone': 'disabled',
        'OWNER.disable': 'disabled',
        'OWNER.enable': 'active',
      },
    },
    // Results of messages that are still being sent change nothing.
    disabled: { on: { 'OWNER.enable': 'active' } },
  },
})

export type WebhookEndpointState = StateValueFrom<typeof webhookEndpointMachine>

/** State of the endpoint after the event; the same if the event changes nothing. */
export function endpointAfter(
  state: WebhookEndpointState,
  event: WebhookEndpointEvent,
): WebhookEndpointState {
  const snapshot = webhookEndpointMachine.resolveState({ value: state })
  return transition(webhookEndpointMachine, snapshot, event)[0].value
}

interface Failing {
  failingSeconds: number
}

function failingFor({ event }: { event: Failing }): Failing {
  return event
}
