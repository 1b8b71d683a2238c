import { AddressBook } from '../features/addresses/address-book.tsx'

export default function SenderAddressesPage() {
  return <AddressBook />
}
