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
  /** The rest of the host. */
  host?: Answers
  /** Everything up to the call, or to the click that makes it. */
  prepare?: (person: UserEvent) => Promise<void>
}

/** One thing that a person does with one call. */
export interface Action extends CallUnderTest {
  /** The button that makes the call; its name may change once it has failed. */
  button: () => HTMLElement
  again?: () => HTMLElement
  /** Sentence of the specification if the host gives none of its own. */
  fallback: string
  /** The sentence of the host is not shown in the toast. */
  fixed?: true
  /** The dialog that stays open says what failed, and no toast says it again. */
  saidInDialog?: true
  /** A notice on the page says what failed, and no toast; a dialog has closed then. */
  saidOnPage?: true
  /** The notice if no answer came: it may be done anyway, so the dialog closes. */
  lost?: string
  /** Leads to the button again, once a notice on the page has said what failed. */
  reopen?: (person: UserEvent) => Promise<void>
  /** No session is renewed for it. */
  withoutSession?: true
  /** Checks that what was typed or chosen is kept. */
  kept?: () => void
  success: () => Response
  done: string
  /** What is done shows on the page, without a toast. */
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

/** A question that a button opens; the answer is pressed, and after a failure another one. */
export const question = (first: string, then: string) => ({
  prepare: opens(first, then),
  button: inDialog(then),
  again: inDialog('Try again'),
})

/** A form that a button opens in a dialog, and what a person does in it. */
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
