import { styled } from 'styled-components'
import type { Person } from '../../api/model.ts'
import { ReceiverIcon, SenderIcon } from '../../ui/icons/icons.tsx'
import { color, fontSize, radius, space } from '../../ui/theme/tokens.ts'

type PartyCardProps = { side: 'Sender' | 'Receiver'; person: Person | null }

export function PartyCard({ side, person }: PartyCardProps) {
  return (
    <Party>
      <Sign>{side === 'Sender' ? <SenderIcon /> : <ReceiverIcon />}</Sign>
      <dl>
        <dt>{side}</dt>
        <dd>
          {person?.name ?? person?.email ?? '—'}
          {person?.name && person.email && <Mail>{person.email}</Mail>}
        </dd>
      </dl>
    </Party>
  )
}

const Party = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};
  dl {
    margin: 0;
  }
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    font-weight: 600;
    line-height: 1.4;
  }
  dd {
    font-size: ${fontSize.small};
    font-weight: 600;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
`

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  color: ${color.accentText};
`

const Mail = styled.span`
  display: block;
  color: ${color.textMuted};
  font-weight: 400;
`
