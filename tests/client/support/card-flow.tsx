import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { expect, vi } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { FlowParcel } from '../../../machines/parcel-change.ts'
import type { Path } from '../../../machines/graph/paths.ts'
import type { Parcel as WireParcel } from '../../../openapi.d.ts'
import type { Parcel } from '../../../src/api/model.ts'
import { failure, ok, standInHost } from '../../support/host.ts'
import { wireParcel } from '../../support/wire.ts'
import { clientParcel } from './client-parcel.ts'

/** The flow of a card as a user sees it. */
export interface CardFlow {
  Control: ComponentType<{ parcel: Parcel }>
  /** The button on the card, whose label can change with the parcel. */
  button: RegExp
  /** Such as `PATCH /api/parcel/cancel/{id}`. */
  call: string
  /** How a user sends each event. */
  actions: Record<string, (event: AnyEventObject) => Action>
}

/** Presses a button: the one on the card, or the first of that name in the dialog. */
export type Action = { on: 'card' } | { in: 'dialog'; press: RegExp } | { choose: RegExp }

const failed = 'The database is away'

/** Plays a generated path on the mounted control and checks the screen after every step. */
export async function expectPath(
  { steps }: Path,
  start: FlowParcel,
  flow: CardFlow,
): Promise<void> {
  const { Control, button, call, actions } = flow
  vi.useFakeTimers({ toFake: timers, shouldAdvanceTime: true })
  const answers: ((response: Response) => void)[] = []
  const host = standInHost({ [call]: () => new Promise((resolve) => answers.push(resolve)) })
  const person = userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime })
  const { rerender } = render(<Control parcel={clientParcel(onTheWire(start))} />)
  let callsMade = 0
  let wasBusy = false

  for (const { event, snapshot } of steps) {
    if (event.type === 'parcel.changed') {
      rerender(<Control parcel={clientParcel(onTheWire(event['parcel']))} />)
    } else if (event.type.startsWith('xstate.after.')) {
      await vi.advanceTimersByTimeAsync(5_000)
    } else if (event.type.startsWith('xstate.done.')) {
      answers.shift()?.(ok(onTheWire(event['output'])))
      await waitFor(() => expect(cardButton(button)).not.toHaveAttribute('aria-busy'))
      rerender(<Control parcel={clientParcel(onTheWire(event['output']))} />)
    } else if (event.type.startsWith('xstate.error.')) {
      answers.shift()?.(failure(503, failed))
    } else {
      const action = actions[event.type]?.(event)
      if (action === undefined) throw new Error(`No act is known for ${event.type}`)
      await person.click(await target(action, button))
      const discard = screen.queryByRole('button', { name: 'Discard' })
      if (discard !== null) await person.click(discard)
    }
    const isBusy = snapshot.hasTag('busy')
    if (isBusy && !wasBusy) callsMade += 1
    wasBusy = isBusy
    await seeState(snapshot, button)
    expect(host.calls()).toHaveLength(callsMade)
  }
}

async function target(action: Action, button: RegExp): Promise<HTMLElement> {
  if ('on' in action) return cardButton(button)
  const dialog = within(await screen.findByRole('dialog'))
  if ('choose' in action) return dialog.getByRole('radio', { name: action.choose })
  const [first] = dialog.getAllByRole('button', { name: action.press })
  if (first === undefined) throw new Error(`The dialog has no ${action.press.source}`)
  return first
}

/** Checks that the screen shows everything of this state, and nothing else. */
async function seeState(snapshot: AnyMachineSnapshot, button: RegExp): Promise<void> {
  const error: unknown = snapshot.context.error
  const isOpen = snapshot.hasTag('dialog')
  await waitFor(() =>
    expect({
      dialog: document.querySelector('[role=dialog]') !== null,
      busy: cardButton(button).getAttribute('aria-busy') === 'true',
      slow: screen.queryByText(/takes longer than usual/) !== null,
      failed: screen.queryByText(failed) !== null,
      superseded: screen.queryByText('The parcel has changed in the meantime.') !== null,
    }).toEqual({
      dialog: isOpen,
      busy: snapshot.hasTag('busy'),
      slow: isOpen && snapshot.hasTag('slow'),
      failed: isOpen && error !== null && error !== undefined,
      superseded: snapshot.value === 'superseded',
    }),
  )
}

/** An open dialog hides the card from the accessibility tree. */
function cardButton(name: RegExp): HTMLElement {
  const found = screen.getAllByText(name).map((text) => text.closest('button'))
  const button = found.find((one) => one?.closest('[role=dialog]') === null)
  if (!button) throw new Error(`The card has no ${name.source}`)
  return button
}

const onTheWire = ({ id, actions, ...rest }: FlowParcel): WireParcel =>
  wireParcel({ _id: id, ...rest, ...(actions ? { actions: [...actions] } : {}) })

const timers: ('setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval')[] = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
]
