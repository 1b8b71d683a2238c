import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { ok } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { created } from '../answers.ts'
import { fill, people } from '../create-dialog.tsx'
import * as pages from '../pages.tsx'
import { button, form, question, radio, sees, typed } from './action.ts'
import type { Action } from './action.ts'

const underWay = wireParcel({ status: 'IN_TRANSIT', actions: ['recordAttempt'] })
const row = wireParcel()
const blocked = wireParcel({ status: 'BLOCKED', isBlocked: true })
const myParcels = {
  ...pages.myParcels,
  host: { 'GET /api/parcel/me': () => ok([row]), 'GET /api/user/receivers': () => ok(people) },
}
const allParcels = (parcel = row) => ({
  ...pages.allParcels,
  host: { 'GET /api/parcel': () => ok([parcel]) },
})

export const parcelActions: Action[] = [
  {
    title: 'A sender creates a parcel',
    call: 'POST /api/parcel',
    ...myParcels,
    ...form('Create Parcel', 'Create Parcel', fill),
    fallback: 'Failed to create parcel',
    kept: () => {
      typed(/Receiver/, 'Rolf Receiver')
      typed(/From Address/, 'Harbour 1')
      typed(/To Address/, ' Hill 2 ')
      expect(radio('Document')).toBeChecked()
      expect(screen.getByLabelText(/Weight/)).toHaveValue('2.35')
    },
    success: () => created(row),
    done: 'Parcel created successfully!',
  },
  {
    title: 'A sender cancels a parcel',
    call: 'PATCH /api/parcel/cancel/{id}',
    ...myParcels,
    ...question('Cancel Parcel', 'Yes, cancel parcel'),
    fallback: 'Failed to cancel parcel',
    success: () => ok(wireParcel({ status: 'CANCELED', isCanceled: true })),
    done: 'Parcel canceled successfully',
  },
  {
    title: 'A receiver confirms a delivery',
    call: 'PATCH /api/parcel/confirm-delivery/{id}',
    ...pages.dashboard,
    host: {
      'GET /api/parcel/incoming': () => ok([wireParcel({ status: 'IN_TRANSIT' })]),
      'GET /api/parcel/history': () => ok([]),
    },
    ...question('Confirm Delivery', 'Yes, it has arrived'),
    fallback: 'Failed to confirm delivery',
    success: () => ok(wireParcel({ status: 'DELIVERED' })),
    done: 'Delivery confirmed!',
  },
  {
    title: 'An administrator sets a status',
    call: 'PATCH /api/parcel/status/{id}',
    ...allParcels(),
    ...form('Update Status', 'Save', (person) => person.click(radio('In transit'))),
    fallback: 'Failed to update status',
    kept: () => expect(radio('In transit')).toBeChecked(),
    success: () => ok(wireParcel({ status: 'IN_TRANSIT' })),
    done: 'Parcel status updated to IN_TRANSIT',
  },
  {
    title: 'An administrator records a failed attempt',
    call: 'POST /api/parcel/attempts/{id}',
    ...allParcels(underWay),
    ...form('Failed attempt', 'Record attempt', async (person) => {
      await person.click(radio('Other'))
      await person.type(screen.getByRole('textbox', { name: 'What happened' }), 'A dog')
    }),
    fallback: 'Failed to record the attempt',
    saidInDialog: true,
    kept: () => {
      expect(radio('Other')).toBeChecked()
      expect(screen.getByRole('textbox', { name: 'What happened' })).toHaveValue('A dog')
    },
    success: () => ok(underWay),
    done: 'Failed attempt recorded',
  },
  {
    title: 'An administrator blocks a parcel',
    call: 'PATCH /api/parcel/block/{id}',
    ...allParcels(),
    ...question('Block', 'Block parcel'),
    fallback: 'Failed to update parcel block status',
    fixed: true,
    success: () => ok(blocked),
    done: 'Parcel blocked',
  },
  {
    title: 'An administrator unblocks a parcel',
    call: 'PATCH /api/parcel/block/{id}',
    ...allParcels(blocked),
    prepare: sees('article'),
    button: button('Unblock'),
    fallback: 'Failed to update parcel block status',
    fixed: true,
    success: () => ok(row),
    done: 'Parcel unblocked',
  },
]
