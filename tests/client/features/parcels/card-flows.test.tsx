import type { AnyEventObject } from 'xstate'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DeliveryAttemptEvent } from '../../../../machines/delivery-attempt.ts'
import type { FlowParcel } from '../../../../machines/parcel-change.ts'
import type { ParcelQuestionEvent } from '../../../../machines/parcel-question.ts'
import type { ParcelStatusEvent } from '../../../../machines/parcel-status.ts'
import { uncovered, shortestPaths } from '../../../../machines/graph/shortest-paths.ts'
import { BlockParcelControl } from '../../../../src/features/parcels/block-parcel-control.tsx'
import { CancelParcelControl } from '../../../../src/features/parcels/cancel-parcel-control.tsx'
import { ConfirmDeliveryControl } from '../../../../src/features/parcels/confirm-delivery-control.tsx'
import { RecordAttemptControl } from '../../../../src/features/parcels/record-attempt-control.tsx'
import { UpdateStatusControl } from '../../../../src/features/parcels/update-status-control.tsx'
import { statusText } from '../../../../src/parcel/status-text.ts'
import { registeredMachine } from '../../../machines/support/registry-entry.ts'
import { expectPath } from '../../support/card-flow.tsx'
import type { Action, CardFlow } from '../../support/card-flow.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const card = (): Action => ({ on: 'card' })
const press = (press: RegExp) => (): Action => ({ in: 'dialog', press })

/** Requires an entry for each event of a machine: how a user sends it. */
type Actions<Event extends { type: string }> = Record<
  Exclude<Event['type'], 'parcel.changed'>,
  (event: AnyEventObject) => Action
>

const cancelActions: Actions<ParcelQuestionEvent> = {
  PRESS: card,
  CONFIRM: press(/^Yes, cancel parcel$/),
  KEEP: press(/^(Keep parcel|Close)$/),
  RETRY: press(/^Try again$/),
}

const confirmationActions: Actions<ParcelQuestionEvent> = {
  PRESS: card,
  CONFIRM: press(/^Yes, it has arrived$/),
  KEEP: press(/^(Not yet|Close)$/),
  RETRY: press(/^Try again$/),
}

const blockActions: Actions<ParcelQuestionEvent> = {
  PRESS: card,
  CONFIRM: press(/^Block parcel$/),
  KEEP: press(/^(Keep it moving|Close)$/),
  RETRY: press(/^Try again$/),
}

const statusActions: Actions<ParcelStatusEvent> = {
  OPEN: card,
  CHOOSE: (event) => ({ choose: new RegExp(`^${statusText(String(event['status']))}$`) }),
  SAVE: press(/^Save$/),
  CLOSE: press(/^Cancel$/),
}

const attemptActions: Actions<DeliveryAttemptEvent> = {
  OPEN: card,
  CHOOSE: () => ({ choose: /^No one home$/ }),
  SAVE: press(/^Record attempt$/),
  CLOSE: press(/^(Cancel|Close)$/),
}

const flows: Record<string, CardFlow> = {
  'delivery-attempt': {
    Control: RecordAttemptControl,
    button: /^Failed attempt$/,
    call: 'POST /api/parcel/attempts/{parcelId}',
    actions: attemptActions,
  },
  'parcel-cancel': {
    Control: CancelParcelControl,
    button: /^Cancel Parcel$/,
    call: 'PATCH /api/parcel/cancel/{parcelId}',
    actions: cancelActions,
  },
  'delivery-confirmation': {
    Control: ConfirmDeliveryControl,
    button: /^Confirm Delivery$/,
    call: 'PATCH /api/parcel/confirm-delivery/{parcelId}',
    actions: confirmationActions,
  },
  'parcel-block': {
    Control: BlockParcelControl,
    button: /^(Block|Unblock)$/,
    call: 'PATCH /api/parcel/block/{parcelId}',
    actions: blockActions,
  },
  'parcel-status': {
    Control: UpdateStatusControl,
    button: /^Update Status$/,
    call: 'PATCH /api/parcel/status/{parcelId}',
    actions: statusActions,
  },
}

describe.each(Object.entries(flows))('The paths of %s, played on the card', (name, flow) => {
  const entry = registeredMachine(name)
  const { parcel } = entry.input as { parcel: FlowParcel }
  const paths = shortestPaths(entry)

  it('covers every state and transition', () => {
    console.log(`${entry.title}: ${paths.length} paths are played on the card.`)
    expect(uncovered(entry.machine, paths)).toEqual({ states: [], transitions: [] })
  })

  it.each(
    paths.map(
      (path) => [path.steps.map(({ description }) => description).join('; '), path] as const,
    ),
  )('%s', async (_title, path) => {
    await expectPath(path, parcel, flow)
  })
})
