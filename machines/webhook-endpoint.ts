import { setup, transition, type StateValueFrom } from 'xstate'

/** What came of a message to it, or what its owner wants. */
export type WebhookEndpointEvent =
  | { type: 'message.accepted' }
  | { type: 'message.refused' }
  | { type: 'message.givenUp'; failingSeconds: number }
  | { type: 'message.gone' }
  | { type: 'OWNER.disable' }
  | { type: 'OWNER.enable' }

/** Seconds without a message that came through, after which one that is given up disables it. */
const maxFailingSeconds = 5 * 24 * 3_600

/** A sender's system that is told of parcels: the server asks it after each attempt and each change. */
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
    // What is still on its way to it changes nothing any more.
    disabled: { on: { 'OWNER.enable': 'active' } },
  },
})

export type WebhookEndpointState = StateValueFrom<typeof webhookEndpointMachine>

/** What the event makes of the endpoint; the same where it makes nothing of it. */
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
