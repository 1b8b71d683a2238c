import { styled } from 'styled-components'
import type { Person } from '../../api/model.ts'
import { PhoneLink } from '../../parcel/phone-link.tsx'

type NameAndAddressProps = {
  /** Null for the current user, or if the host does not name the person. */
  person: Person | null
  address: string
  phone?: string | null
}

/** Sender or receiver of a parcel: name, address and phone number. */
export function NameAndAddress({ person, address, phone = null }: NameAndAddressProps) {
  const name = person?.name ?? person?.email
  return (
    <div>
      {name && (
        <Name>
          <bdi translate="no">{name}</bdi>
        </Name>
      )}
      <Line>
        <bdi translate="no">{address}</bdi>
      </Line>
      {phone !== null && (
        <Line>
          <PhoneLink phone={phone} />
        </Line>
      )}
    </div>
  )
}

const Line = styled.span`
  display: block;
`

const Name = styled(Line)`
  font-weight: 700;
`
