import { setup, transition, type StateValueFrom } from 'xstate'

/** Result of an attempt to send the message, or its owner's request to send it again. */
export type MessageDeliveryEvent =
  | { type: 'attempt.accepted' }
  | { type: 'attempt.refused'; isFinal: boolean; hasRetries: boolean }
  | { type: 'REPLAY' }

/**
 * Delivery of an email or a webhook, by which the server decides after each attempt how to
 * continue. A replay gets all attempts again.
 */
export const messageDeliveryMachine = setup({
  types: { events: {} as MessageDeliveryEvent },
  guards: {
    'it is tried again later': (_, { isFinal, hasRetries }: Refusal) => !isFinal && hasRetries,
  },
}).createMachine({
  id: 'messageDelivery',
  initial: 'queued',
  states: {
    queued: {
      on: {
        'attempt.accepted': 'sent',
        'attempt.refused': [
          { target: 'deferred', guard: { type: 'it is tried again later', params: refusal } },
          { target: 'failed' },
        ],
        REPLAY: 'queued',
      },
    },
    deferred: {
      on: {
        'attempt.accepted': 'sent',
        'attempt.refused': [
          { target: 'deferred', guard: { type: 'it is tried again later', params: refusal } },
          { target: 'failed' },
        ],
        REPLAY: 'queued',
      },
    },
    sent: { on: { REPLAY: 'queued' } },
    failed: { on: { REPLAY: 'queued' } },
  },
})

export type MessageState = StateValueFrom<typeof messageDeliveryMachine>

/** State of the message after the event; the same if the event changes nothing. */
export function messageAfter(state: MessageState, event: MessageDeliveryEvent): MessageState {
  const snapshot = messageDeliveryMachine.resolveState({ value: state })
  return transition(messageDeliveryMachine, snapshot, event)[0].value
}

interface Refusal {
  isFinal: boolean
  hasRetries: boolean
}

function refusal({ event }: { event: Refusal }): Refusal {
  return event
}
