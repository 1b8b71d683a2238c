// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { failure, standInHost } from '../../support/host.ts'
import { openPage } from '../support/open-page.tsx'
import { actions } from '../support/actions.tsx'
import type { Action } from '../support/actions.tsx'
import { toasts, makePlaceForToasts } from '../support/toasts.ts'
import {
  expireOnce,
  hurryTimeouts,
  refuseRenewal,
  sentence,
  failures,
} from '../support/failures.ts'

makePlaceForToasts()
beforeEach(hurryTimeouts)

describe.each(actions)('$title', (action) => {
  it.each(failures)('and $title: they are told, lose nothing and try again', async (failed) => {
    const { host, person } = await begin(action)
    refuseRenewal(host)
    host.on(action.call, failed.answer)

    await person.click(action.button())
    const told = action.fixed ? action.fallback : (failed.sentence ?? action.fallback)
    expect(await toasts().findByText(told)).toBeVisible()
    action.kept?.()
    const again = action.again ?? action.button
    await waitFor(() => expect(again()).not.toHaveAttribute('aria-disabled'))

    host.on(action.call, action.success)
    await person.click(again())
    expect(await toasts().findByText(action.done)).toBeVisible()
    expect(callsIn(host, action)).toBe(2)
  })

  it.skipIf(action.withoutSession)(
    'and the session has just run out: they notice nothing',
    async () => {
      const { host, person } = await begin(action)
      expireOnce(host, action.call, action.success)

      await person.click(action.button())
      expect(await toasts().findByText(action.done)).toBeVisible()
      expect(toasts().queryByRole('alert')).toBeNull()
      expect(callsIn(host, action)).toBe(2)
    },
  )
})

it.each(actions.filter(({ again }) => again))(
  '$title and is refused: the dialog says what failed and why',
  async (action) => {
    const { host, person } = await begin(action)
    host.on(action.call, () => failure(409, sentence))

    await person.click(action.button())
    const dialog = within(screen.getByRole('dialog'))
    expect(await dialog.findByText(action.fallback)).toBeVisible()
    expect(dialog.getByText(new RegExp(sentence))).toBeVisible()
  },
)

async function begin(action: Action) {
  const host = standInHost(action.host)
  const { person } = openPage(action.page, action.path)
  await action.prepare?.(person)
  return { host, person }
}

function callsIn(host: ReturnType<typeof standInHost>, action: Action): number {
  const pattern = new RegExp(`^${action.call.replace('{id}', '[^/]+')}$`)
  return host.calls().filter((call) => pattern.test(call)).length
}
