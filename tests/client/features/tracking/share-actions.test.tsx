import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ok, standInHost } from '../../../support/host.ts'
import { trackedParcel, trackOperation, openTracking } from '../../support/tracking.tsx'

const link = `${window.location.origin}/track/TRK-7H2K-9QXM-3VBT-RD4W`

beforeEach(() => {
  localStorage.clear()
  standInHost({ [trackOperation]: () => ok([trackedParcel()]) })
})

async function open() {
  const visited = openTracking('/track/trk7h2k9qxm3vbtrd4w')
  await screen.findByRole('article', { name: 'TRK-7H2K-9QXM-3VBT-RD4W' })
  return visited
}

describe('A visitor who shares a tracking page', () => {
  it('copies its link', async () => {
    const { person } = await open()
    await person.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(link)
  })

  it('copies the tracking ID', async () => {
    const { person } = await open()
    await person.click(screen.getByRole('button', { name: 'Copy tracking ID' }))
    expect(await navigator.clipboard.readText()).toBe('TRK-7H2K-9QXM-3VBT-RD4W')
  })

  it("opens the phone's own share sheet", async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
    const properties = { share: { value: share }, onLine: { value: true } }
    vi.stubGlobal('navigator', Object.create(navigator, properties))
    const { person } = await open()

    await person.click(screen.getByRole('button', { name: 'Share' }))
    expect(share).toHaveBeenCalledWith({ title: 'Parcel TRK-7H2K-9QXM-3VBT-RD4W', url: link })
  })

  it('is offered no share button if the browser has no share sheet', async () => {
    await open()
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument()
  })

  it('opens its QR code', async () => {
    const { person } = await open()
    await person.click(screen.getByRole('button', { name: 'QR code' }))
    expect(await screen.findByRole('dialog', { name: 'QR code' })).toBeVisible()
    expect(
      screen.getByRole('img', {
        name: 'QR code of the tracking page: Parcel TRK-7H2K-9QXM-3VBT-RD4W',
      }),
    ).toBeVisible()
    expect(screen.getAllByText(link).length).toBeGreaterThan(0)
  })

  it('prints it with the QR code', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    const { person } = await open()

    await person.click(screen.getByRole('button', { name: 'Print' }))
    await vi.waitFor(() => expect(print).toHaveBeenCalledOnce(), 8000)
    expect(
      screen.getByRole('img', { name: 'QR code of the tracking page', hidden: true }),
    ).toBeInTheDocument()
  })
})
