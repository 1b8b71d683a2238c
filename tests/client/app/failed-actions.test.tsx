// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { failure, standInHost } from '../../support/host.ts'
import { openPage } from '../support/open-page.tsx'
import { acts } from '../support/actions.tsx'
import type { Act } from '../support/actions.tsx'
import { toasts, makePlaceForToasts } from '../support/toasts.ts'
import { expireOnce, hurryTimeouts, refuseRenewal, sentence, ways } from '../support/failures.ts'

makePlaceForToasts()
beforeEach(hurryTimeouts)

describe.each(acts)('$title', (act) => {
  it.each(ways)('and $title: they are told, lose nothing and try again', async (way) => {
    const { host, person } = await begin(act)
    refuseRenewal(host)
    host.on(act.call, way.answer)

    await person.click(act.button())
    const told = act.fixed ? act.fallback : (way.sentence ?? act.fallback)
    expect(await toasts().findByText(told)).toBeVisible()
    act.kept?.()
    const again = act.again ?? act.button
    await waitFor(() => expect(again()).not.toHaveAttribute('aria-disabled'))

    host.on(act.call, act.success)
    await person.click(again())
    expect(await toasts().findByText(act.done)).toBeVisible()
    expect(callsIn(host, act)).toBe(2)
  })

  it.skipIf(act.withoutSession)(
    'and the session has just run out: they notice nothing',
    async () => {
      const { host, person } = await begin(act)
      expireOnce(host, act.call, act.success)

      await person.click(act.button())
      expect(await toasts().findByText(act.done)).toBeVisible()
      expect(toasts().queryByRole('alert')).toBeNull()
      expect(callsIn(host, act)).toBe(2)
    },
  )
})

it.each(acts.filter(({ again }) => again))(
  '$title and is refused: the dialog says what failed and why',
  async (act) => {
    const { host, person } = await begin(act)
    host.on(act.call, () => failure(409, sentence))

    await person.click(act.button())
    const dialog = within(screen.getByRole('dialog'))
    expect(await dialog.findByText(act.fallback)).toBeVisible()
    expect(dialog.getByText(new RegExp(sentence))).toBeVisible()
  },
)

async function begin(act: Act) {
  const host = standInHost(act.host)
  const { person } = openPage(act.page, act.path)
  await act.prepare?.(person)
  return { host, person }
}

function callsIn(host: ReturnType<typeof standInHost>, act: Act): number {
  const pattern = new RegExp(`^${act.call.replace('{id}', '[^/]+')}$`)
  return host.calls().filter((call) => pattern.test(call)).length
}
