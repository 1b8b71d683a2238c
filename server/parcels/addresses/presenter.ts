import type { Address, SavedAddress } from '../../../openapi.d.ts'
import { presentReceiver } from '../../accounts/users/presenter.ts'
import type { ReceiverRow } from '../../accounts/users/repository.ts'
import type { AddressRow, EntryRow } from './repository.ts'

export const presentAddress = (row: AddressRow): Address => ({
  _id: row.id,
  label: row.label,
  address: row.address,
  receiver: receiverOf(row),
})

export const presentEntry = (
  { id, label, address }: EntryRow,
  receiver: ReceiverRow | null,
): SavedAddress => ({
  _id: id,
  label,
  address,
  receiver: receiver && presentReceiver(receiver),
})

function receiverOf({ receiver_id, receiver_name, receiver_email }: AddressRow) {
  if (receiver_id === null || receiver_name === null || receiver_email === null) return null
  return { _id: receiver_id, name: receiver_name, email: receiver_email }
}
