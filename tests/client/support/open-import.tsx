import { screen } from '@testing-library/react'
import SenderImportPage from '../../../src/pages/sender-parcels-import-page.tsx'
import type { Host } from '../../support/host.ts'
import { json, ok, standInHost } from '../../support/host.ts'
import { wireParcel } from '../../support/wire.ts'
import { openPage } from './open-page.tsx'

export const create = 'POST /api/parcel'
export const receivers = 'GET /api/user/receivers'
export const titles = 'Receiver email,From address,To address,Type,Weight (kg),Note,Reference'
export const rita = { _id: 'r-1', name: 'Rita Receiver', email: 'Rita@example.com' }
export const goodRow = (number: number) => `rita@example.com,Harbour 1,Hill ${number},PACKAGE,2.5,,`

/** A host that remembers idempotency keys, as the contract says. */
export function keepingHost(answers: Parameters<typeof standInHost>[0] = {}) {
  const kept = new Map<string, object>()
  const host = standInHost({
    [receivers]: () => ok([rita], { page: 1, limit: 50, total: 1 }),
    [create]: ({ headers, body }) => {
      const key = headers.get('Idempotency-Key') ?? ''
      const parcel = kept.get(key) ?? newParcel(body)
      kept.set(key, parcel)
      return json({ success: true, message: 'Created', data: parcel }, 201)
    },
    ...answers,
  })
  return { host, kept }
}

let made = 0
export function newParcel(body: unknown) {
  made += 1
  return wireParcel({
    ...(body as object),
    _id: `import-${made}`,
    trackingId: `TRK-${made}`,
    createdAt: new Date().toISOString(),
  })
}

export function openImport() {
  // The page checks name and content itself, since tests do not apply the browser's file filter.
  const { person, address } = openPage(<SenderImportPage />, '/sender/parcels/import')
  return {
    person,
    address,
    choose: async (text: string | Uint8Array<ArrayBuffer>, name = 'parcels.csv') => {
      const file = new File([text], name, { type: 'text/csv' })
      await person.upload(screen.getByLabelText('CSV file'), file)
    },
  }
}

export { caughtDownloads, textOf } from './downloads.ts'

export const sent = (host: Host) => host.asked.filter(({ call }) => call === create)
export const keysOf = (host: Host) =>
  sent(host).map(({ headers }) => headers.get('Idempotency-Key') ?? '')

export const rows = (count: number) =>
  [titles, ...Array.from({ length: count }, (_, row) => goodRow(row + 1))].join('\n')
export const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
export const figures = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
  )
export const press = (name: string) => screen.findByRole('button', { name })
