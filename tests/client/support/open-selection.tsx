import { screen, within } from '@testing-library/react'
import AdminParcelsPage from '../../../src/pages/admin-parcels-page.tsx'
import { ok, standInHost } from '../../support/host.ts'
import type { Host } from '../../support/host.ts'
import { wireParcel } from '../../support/wire.ts'
import { openPage } from './open-page.tsx'

export const list = 'GET /api/parcel'
const setStatus = 'PATCH /api/parcel/status/{parcelId}'
export const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
export const trackingIdOf = (id: string) => `TRK-${id.toUpperCase()}`
export const parcelOf = (id: string) => wireParcel({ _id: id, trackingId: trackingIdOf(id) })

/** Pages of six, for eight parcels. */
const pages: Parameters<Host['on']>[1] = ({ query }) => {
  const page = Number(query['page'])
  const rows = ids.slice((page - 1) * 6, page * 6).map(parcelOf)
  return ok(rows, { page, limit: 6, total: ids.length })
}
export const idIn = (call: string) => call.split('/').at(-1) ?? ''
export const done: Parameters<Host['on']>[1] = ({ call }) =>
  ok({ ...parcelOf(idIn(call)), status: 'APPROVED' })

/** Opens an administrator's parcels on a host that gives this answer to status changes. */
export async function openWith(handler: Parameters<Host['on']>[1]) {
  const host = standInHost({ [list]: pages, [setStatus]: handler })
  const opened = openPage(<AdminParcelsPage />, '/admin/parcels')
  await screen.findAllByRole('article')
  const { person } = opened
  const patched = () =>
    host
      .calls()
      .filter((call) => call.startsWith('PATCH'))
      .map(idIn)
  const start = async () => {
    await person.click(await screen.findByRole('button', { name: 'Set status' }))
    const dialog = within(await screen.findByRole('dialog'))
    await person.click(dialog.getByRole('radio', { name: 'Approved' }))
    await person.click(dialog.getByRole('button', { name: 'Set status' }))
    return dialog
  }
  const selectPage = () =>
    person.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  return { ...opened, host, patched, start, selectPage }
}
