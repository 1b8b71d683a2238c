import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BlockParcelControl } from '../../../../src/features/parcels/block-parcel-control.tsx'
import { CancelParcelControl } from '../../../../src/features/parcels/cancel-parcel-control.tsx'
import { RecordAttemptControl } from '../../../../src/features/parcels/record-attempt-control.tsx'
import { UpdateStatusControl } from '../../../../src/features/parcels/update-status-control.tsx'
import { failure, ok, standInHost } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { refused } from '../../support/answers.ts'
import { show } from '../../support/show.tsx'
import { clientParcel } from '../../support/client-parcel.ts'

it('A sender gives a reason for a cancellation, which is kept if the call fails', async () => {
  const call = 'PATCH /api/parcel/cancel/{parcelId}'
  let isAway = true
  const host = standInHost({
    [call]: () => (isAway ? failure(503, 'Away') : ok(wireParcel({ isCanceled: true }))),
  })
  const { user: person } = show(
    <CancelParcelControl parcel={clientParcel({ actions: ['cancel'] })} />,
  )
  await person.click(screen.getByRole('button', { name: 'Cancel Parcel' }))
  await person.type(await screen.findByRole('textbox', { name: 'Reason (optional)' }), 'Twice')
  await person.click(screen.getByRole('button', { name: 'Yes, cancel parcel' }))
  expect(await screen.findByText('Away')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Reason (optional)' })).toHaveValue('Twice')
  isAway = false
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: 'Cancel Parcel' })
  expect(host.asked.map(({ body }) => body)).toEqual([{ note: 'Twice' }, { note: 'Twice' }])
})

it('A sender who cancels without a reason sends no body, as in the contract', async () => {
  const host = standInHost({
    'PATCH /api/parcel/cancel/{parcelId}': () => ok(wireParcel({ isCanceled: true })),
  })
  const { user: person } = show(
    <CancelParcelControl parcel={clientParcel({ actions: ['cancel'] })} />,
  )
  await person.click(screen.getByRole('button', { name: 'Cancel Parcel' }))
  await person.click(await screen.findByRole('button', { name: 'Yes, cancel parcel' }))
  await screen.findByRole('button', { name: 'Cancel Parcel' })
  expect(host.asked.map(({ body }) => body)).toEqual([null])
})

it.each([
  ['Held at customs', 'Held at customs'],
  [' ', 'Blocked by admin'],
])('An administrator who blocks with the note %j sends %j', async (typed, note) => {
  const host = standInHost({
    'PATCH /api/parcel/block/{parcelId}': () => ok(wireParcel({ isBlocked: true })),
  })
  const { user: person } = show(<BlockParcelControl parcel={clientParcel()} />)
  await person.click(screen.getByRole('button', { name: 'Block' }))
  await person.type(await screen.findByRole('textbox', { name: 'Note (optional)' }), typed)
  await person.click(screen.getByRole('button', { name: 'Block parcel' }))
  await screen.findByRole('button', { name: 'Block' })
  expect(host.asked.map(({ body }) => body)).toEqual([{ block: true, note }])
})

it('An administrator sets a status with a note', async () => {
  const host = standInHost({
    'PATCH /api/parcel/status/{parcelId}': () => ok(wireParcel({ status: 'DISPATCHED' })),
  })
  const { user: person } = show(<UpdateStatusControl parcel={clientParcel()} />)
  await person.click(screen.getByRole('button', { name: 'Update Status' }))
  await person.click(await screen.findByRole('radio', { name: 'Dispatched' }))
  await person.type(screen.getByRole('textbox', { name: 'Note (optional)' }), 'Van 4')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: 'Update Status' })
  expect(host.asked.map(({ body }) => body)).toEqual([{ status: 'DISPATCHED', note: 'Van 4' }])
})

it('An administrator who records another reason has to describe it', async () => {
  const host = standInHost({ 'POST /api/parcel/attempts/{parcelId}': () => ok(wireParcel()) })
  const parcel = clientParcel({ status: 'IN_TRANSIT', actions: ['recordAttempt'] })
  const { user: person, rerender } = show(<RecordAttemptControl parcel={clientParcel()} />)
  expect(screen.getByRole('button', { name: 'Failed attempt' })).toHaveAccessibleDescription(
    'Parcel has not been dispatched yet',
  )
  rerender(<RecordAttemptControl parcel={parcel} />)
  await person.click(screen.getByRole('button', { name: 'Failed attempt' }))
  await person.click(await screen.findByRole('radio', { name: 'Other' }))
  await person.click(screen.getByRole('button', { name: 'Record attempt' }))
  const words = screen.getByRole('textbox', { name: 'What happened' })
  expect(words).toHaveAccessibleDescription('Please say what happened')
  expect(words).toHaveFocus()
  expect(host.asked).toEqual([])
  await person.type(words, 'A dog')
  expect(words).not.toHaveAccessibleDescription()
  await person.click(screen.getByRole('button', { name: 'Record attempt' }))
  await screen.findByRole('button', { name: 'Failed attempt' })
  expect(host.asked.map(({ body }) => body)).toEqual([{ reason: 'OTHER', note: 'A dog' }])
})

it('An administrator reads at its field why the day of the next attempt is refused', async () => {
  const refusal = 'The next attempt must not be in the past'
  standInHost({ 'POST /api/parcel/attempts/{parcelId}': () => refused('nextAttempt', refusal) })
  const parcel = clientParcel({ status: 'IN_TRANSIT', actions: ['recordAttempt'] })
  const { user: person } = show(<RecordAttemptControl parcel={parcel} />)
  await person.click(screen.getByRole('button', { name: 'Failed attempt' }))
  await person.click(await screen.findByRole('radio', { name: 'No one home' }))
  await person.click(screen.getByRole('button', { name: 'Record attempt' }))
  await screen.findByText(refusal)
  const day = screen.getByLabelText('Next attempt (optional)')
  expect(day).toHaveAccessibleDescription(expect.stringContaining(refusal))
  expect(day).toHaveFocus()
  expect(screen.queryByText('Failed to record the attempt')).toBeNull()
})
