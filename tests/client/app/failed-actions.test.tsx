import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { failure, standInHost } from '../../support/host.ts'
import type { Host } from '../../support/host.ts'
import { openPage } from '../support/open-page.tsx'
import { actions } from '../support/actions/all-actions.ts'
import type { Action } from '../support/actions/action.ts'
import { toasts, makePlaceForToasts } from '../support/toasts.ts'
import {
  expireOnce,
  hurryTimeouts,
  refuseRenewal,
  sentence,
  failures,
  toldOf,
} from '../support/failures.ts'

makePlaceForToasts()
beforeEach(hurryTimeouts)

describe.each(actions)('$title', (action) => {
  it('is told of every kind of failure, loses nothing and tries again', async () => {
    const { host, person } = await begin(action)
    refuseRenewal(host)
    let button = action.button

    if (action.again) {
      host.on(action.call, () => failure(409, sentence))
      await person.click(button())
      await seeReasonInDialog(action)
      button = action.again
    }

    for (const failed of failures) {
      const earlier = alerts()
      const callsBefore = callsIn(host, action)
      host.on(action.call, failed.answer)
      await person.click(button())
      const lost = failed.noAnswer && action.lost
      const told =
        lost ?? (action.fixed ? action.fallback : (toldOf(failed, action.call) ?? action.fallback))
      const isOnPage = action.saidOnPage ?? lost !== undefined
      await waitFor(() => {
        const where = isOnPage ? inNotice(told) : placeOf(action)
        expect(where, failed.title).toHaveTextContent(told)
        expect(callsIn(host, action), failed.title).toBe(callsBefore + 1)
        const added = alerts().filter((one) => !earlier.includes(one))
        expect(
          added.map(({ textContent }) => textContent),
          failed.title,
        ).toEqual(action.saidInDialog || isOnPage ? [] : [told])
        for (const one of added) expect(one, failed.title).toBeVisible()
      })
      // A closed dialog does not keep the input.
      if (action.saidOnPage || !isOnPage) action.kept?.()
      if (isOnPage) await action.reopen?.(person)
      button = action.again ?? action.button
      await waitFor(() => expect(button(), failed.title).not.toHaveAttribute('aria-disabled'))
      expect(callsIn(host, action), failed.title).toBe(callsBefore + 1)
    }

    const earlier = alerts()
    const callsBefore = callsIn(host, action)
    // The user notices nothing of a session that has just run out.
    if (action.withoutSession) host.on(action.call, action.success)
    else expireOnce(host, action.call, action.success)
    await person.click(button())
    expect(await findDone(action)).toBeVisible()
    expect(alerts().filter((one) => !earlier.includes(one))).toEqual([])
    expect(callsIn(host, action)).toBe(callsBefore + (action.withoutSession ? 1 : 2))
  })
})

async function seeReasonInDialog({ fallback }: Action) {
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByText(fallback)).toBeVisible()
  expect(dialog.getByText(new RegExp(sentence))).toBeVisible()
}

const placeOf = ({ saidInDialog }: Action) =>
  saidInDialog ? screen.getByRole('dialog') : document.body

/** The sentence is the whole text of an element in the notice. */
const inNotice = (told: string) => within(screen.getByRole('alert')).getByText(told)

const findDone = ({ done, shownOnPage }: Action) =>
  shownOnPage ? screen.findByText(done) : toasts().findByText(done)

async function begin(action: Action) {
  const host = standInHost(action.host)
  const { person } = openPage(action.page, action.path)
  await action.prepare?.(person)
  return { host, person }
}

// An open dialog hides the rest from screen readers, here also the toast region that the test adds.
const alerts = () => toasts().queryAllByRole('alert', { hidden: true })

function callsIn(host: Host, action: Action): number {
  const pattern = new RegExp(`^${action.call.replace('{id}', '[^/]+')}$`)
  return host.calls().filter((call) => pattern.test(call)).length
}
