import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { never, ok, standInHost } from '../../support/host.ts'
import { wireParcel } from '../../support/wire.ts'
import { openOn, openPage } from '../support/open-page.tsx'
import { lists } from '../support/lists.tsx'
import { toasts, makePlaceForToasts } from '../support/toasts.ts'
import { expireOnce, hurryTimeouts, refuseRenewal, failures } from '../support/failures.ts'
import { openTrackingOn } from '../support/tracking.tsx'

const row = wireParcel({ status: 'IN_TRANSIT' })

makePlaceForToasts()

describe.each(lists)('$title', ({ call, page, path, host: rest, ...list }) => {
  const place = () => within(list.place?.() ?? document.body)

  const tryAgain = () => place().getByRole('button', { name: 'Try again' })
  const possible = failures.filter(({ means }) => !(list.isExtra && means === 'unknown call'))

  it('is told of every kind of failure, and can try again', async () => {
    hurryTimeouts()
    const host = standInHost(rest)
    refuseRenewal(host)
    const calls = () => host.calls().filter((one) => one === call).length
    for (const [turn, failed] of possible.entries()) {
      const callsBefore = calls()
      host.on(call, failed.answer)
      if (turn === 0) {
        const { person } = openPage(page, path)
        await list.prepare?.(person)
      } else await userEvent.click(tryAgain())
      await waitFor(() => expect(calls(), failed.title).toBeGreaterThan(callsBefore))
      await waitFor(() => {
        expect(place().getByText(list.text), failed.title).toBeVisible()
        expect(tryAgain(), failed.title).not.toHaveAttribute('aria-disabled')
      })
    }
    host.on(call, list.success)
    await userEvent.click(tryAgain())
    expect(await list.found()).toBeVisible()
    expect(screen.queryByText(list.text)).toBeNull()
  })

  it('does not notice a session that has just run out', async () => {
    const host = standInHost(rest)
    expireOnce(host, call, list.success)
    const { person } = openPage(page, path)
    await list.prepare?.(person)

    expect(await list.found()).toBeVisible()
    expect(screen.queryByText(list.text)).toBeNull()
    expect(host.calls().filter((one) => one === call)).toHaveLength(2)
  })
})

const rows = lists.map((list) => [list.title, list] as const)

it.each(rows.filter(([, { loading }]) => loading !== undefined))(
  '%s and sees the loading text',
  (_, { call, page, path, host, loading = '' }) => {
    openOn({ ...host, [call]: never }, page, path)
    expect(screen.getByText(loading)).toBeInTheDocument()
  },
)

it.each(rows.filter(([, { absent }]) => absent !== undefined))(
  '%s at a host that does not have the call, and is told',
  async (_, { page, path, host, absent = '' }) => {
    openOn(host, page, path)
    expect(await screen.findByText(absent)).toBeVisible()
  },
)

describe('When a visitor tracks a parcel', () => {
  const call = 'GET /api/parcel/track'

  it.each(failures)(
    'the visitor is told of a failure, keeps the ID and tries again: $title',
    async (failed) => {
      hurryTimeouts()
      const { host, person } = openTrackingOn({ [call]: failed.answer })
      await person.type(screen.getByRole('textbox', { name: 'Tracking ID' }), row.trackingId)
      await person.click(screen.getByRole('button', { name: 'Track Parcel' }))

      const told = failed.sentence ?? 'The parcel could not be looked up. Please try again.'
      expect(await toasts().findByText(told)).toBeVisible()
      expect(screen.getByRole('textbox', { name: 'Tracking ID' })).toHaveValue(row.trackingId)
      host.on(call, () => ok([row]))
      await person.click(screen.getByRole('button', { name: 'Track Parcel' }))
      expect(await toasts().findByText('Parcel found!')).toBeVisible()
      expect(host.calls()).not.toContain('POST /api/users/refresh-token')
    },
  )
})
