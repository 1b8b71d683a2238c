import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import type { Answers } from '../open-page.tsx'

/** One call, and the page that makes it. */
export interface CallUnderTest {
  title: string
  call: string
  page: ReactNode
  path: string
  /** The other calls of the host. */
  host?: Answers
  /** Everything before the call, or before the click that makes it. */
  prepare?: (person: UserEvent) => Promise<void>
}

/** An action of a user, with its call. */
export interface Action extends CallUnderTest {
  /** The button that makes the call; its name can change after a failure. */
  button: () => HTMLElement
  again?: () => HTMLElement
  /** Sentence of the specification, shown if the host gives none. */
  fallback: string
  /** Never shows the host's own sentence in the toast. */
  fixed?: true
  /** The dialog stays open and says what failed, without a toast. */
  saidInDialog?: true
  /** A notice on the page says what failed, without a toast; a dialog has closed by then. */
  saidOnPage?: true
  /** The notice if no answer came: the call may have succeeded, so the dialog closes. */
  lost?: string
  /** Returns to the button, once a notice on the page has said what failed. */
  reopen?: (person: UserEvent) => Promise<void>
  /** Its call does not renew the session. */
  withoutSession?: true
  /** Checks that the input is kept. */
  kept?: () => void
  success: () => Response
  done: string
  /** The page shows the success, without a toast. */
  shownOnPage?: true
}

export const button = (name: string) => () => screen.getByRole('button', { name })
export const inDialog = (name: string) => () =>
  within(screen.getByRole('dialog')).getByRole('button', { name })
export const opens = (first: string, then: string) => async (person: UserEvent) => {
  await person.click(await screen.findByRole('button', { name: first }))
  await within(await screen.findByRole('dialog')).findByRole('button', { name: then })
}
export const sees = (role: 'article' | 'table' | 'heading') => async () =>
  void (await screen.findByRole(role))
export const input = (label: RegExp) => screen.getByLabelText(label, { selector: 'input' })
export const typed = (label: RegExp, value: string) => expect(input(label)).toHaveValue(value)
export const box = (name: string) => screen.getByRole('checkbox', { name })
export const radio = (name: string | RegExp) => screen.getByRole('radio', { name })

/** A confirmation that a button opens; after a failure, another button retries. */
export const question = (first: string, then: string) => ({
  prepare: opens(first, then),
  button: inDialog(then),
  again: inDialog('Try again'),
})

/** A form that a button opens in a dialog, and how a user fills it in. */
export const form = (
  first: string,
  then: string,
  fillIn: (person: UserEvent) => Promise<void> = async () => {},
) => ({
  prepare: async (person: UserEvent) => {
    await opens(first, then)(person)
    await fillIn(person)
  },
  button: inDialog(then),
})

/** Types into the fields of a form. */
export const types =
  (...fields: Field[]) =>
  async (person: UserEvent) => {
    for (const [label, text] of fields) await person.type(input(label), text)
  }
export const keeps = (...fields: Field[]) => fields.forEach(([label, text]) => typed(label, text))
type Field = readonly [label: RegExp, text: string]
