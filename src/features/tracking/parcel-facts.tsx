import { styled } from 'styled-components'
import type { Person } from '../../api/model.ts'
import { DescriptionList } from '../../ui/card/card.tsx'
import { color } from '../../ui/theme/tokens.ts'
import { formatMoney, formatWeight, statusText } from '../../lib/text.ts'
import { Moment } from './moment.tsx'
import type { TrackedParcel } from './tracked-parcel.ts'

export function ParcelFacts({ parcel }: { parcel: TrackedParcel }) {
  return (
    <DescriptionList
      items={[
        { term: 'Sender', value: <Party person={parcel.sender} /> },
        { term: 'Receiver', value: <Party person={parcel.receiver} /> },
        { term: 'From', value: parcel.fromAddress },
        { term: 'To', value: parcel.toAddress },
        { term: 'Type', value: statusText(parcel.type) },
        { term: 'Weight', value: formatWeight(parcel.weight) },
        { term: 'Fee', value: formatMoney(parcel.fee) },
        { term: 'Created', value: <Moment iso={parcel.createdAt} /> },
        { term: 'Last updated', value: <Moment iso={parcel.updatedAt} /> },
      ]}
    />
  )
}

function Party({ person }: { person: Person | null }) {
  if (!person?.name && !person?.email) return '—'
  return (
    <>
      {person.name}
      {person.email && <Mail>{person.email}</Mail>}
    </>
  )
}

const Mail = styled.span`
  display: block;
  color: ${color.textMuted};
`
