import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Asked } from '../../../support/host.ts'
import { ok, standInHost } from '../../../support/host.ts'
import { trackedParcel, trackOperation, openTracking } from '../../support/tracking.tsx'
import { textsIn } from '../../support/texts.ts'

const key = 'waybill-recent-lookups'

beforeEach(() => {
  localStorage.clear()
  standInHost({
    [trackOperation]: ({ query }: Asked) => {
      const trackingId = query['trackingId']?.toUpperCase()
      return ok([
        trackedParcel({ trackingId: trackingId === 'TRK-NONE' ? 'TRK-OTHER' : trackingId }),
      ])
    },
  })
})

const recent = () => screen.queryByRole('region', { name: 'Recent searches' })
const idsIn = (region: HTMLElement | null) => (region === null ? [] : textsIn(region, 'link'))

describe('A visitor who comes back to a parcel', () => {
  it('finds it among the recent lookups, the latest first, until they are cleared', async () => {
    const { person, navigate } = openTracking('/track/trk-1')
    await screen.findByRole('article', { name: 'TRK-1' })
    expect(recent()).not.toBeInTheDocument()

    navigate('/track/trk-2')
    await screen.findByRole('article', { name: 'TRK-2' })
    expect(idsIn(recent())).toEqual(['TRK-1'])

    navigate('/track')
    await waitFor(() => expect(idsIn(recent())).toEqual(['TRK-2', 'TRK-1']))
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(['TRK-2', 'TRK-1'])

    await person.click(screen.getByRole('link', { name: 'TRK-1' }))
    await screen.findByRole('article', { name: 'TRK-1' })
    navigate('/track')
    await person.click(screen.getByRole('button', { name: 'Clear' }))
    expect(recent()).not.toBeInTheDocument()
    expect(localStorage.getItem(key)).toBeNull()
  })

  it('does not find an ID that has no parcel among the recent lookups', async () => {
    openTracking('/track/TRK-NONE')
    expect(await screen.findByText('Parcel not found!')).toBeVisible()
    expect(localStorage.getItem(key)).toBeNull()
  })

  it.each(['not JSON', '{"a":1}', '"TRK-1"', '[1,null,"",{}]', `["${'x'.repeat(65)}"]`])(
    'ignores a stored list that is %s',
    (stored) => {
      localStorage.setItem(key, stored)
      openTracking()
      expect(recent()).not.toBeInTheDocument()
    },
  )

  it('sees the latest six lookups', () => {
    localStorage.setItem(key, JSON.stringify(Array.from({ length: 9 }, (_, one) => `TRK-${one}`)))
    openTracking()
    expect(idsIn(recent())).toEqual(['TRK-0', 'TRK-1', 'TRK-2', 'TRK-3', 'TRK-4', 'TRK-5'])
  })
})
