import { styled } from 'styled-components'
import { stopsBeforeText } from '../../../domain/arrival-text.ts'
import { formatTimeOrDate } from '../../../domain/format.ts'
import type { Arrival } from '../../../openapi.d.ts'
import { TruckIcon } from '../../ui/icons/icons.tsx'
import { color, fontSize, radius, space } from '../../ui/theme/tokens.ts'

/** How many stops the courier has first, and when they may come: never where they are. */
export function ArrivalNote({ arrival: { stopsBefore, from, to } }: { arrival: Arrival }) {
  return (
    <Note>
      <TruckIcon size={28} />
      <div>
        <Stops>{stopsBeforeText(stopsBefore)}</Stops>
        <p>
          Expected between <time dateTime={from}>{formatTimeOrDate(Date.parse(from))}</time> and{' '}
          <time dateTime={to}>{formatTimeOrDate(Date.parse(to))}</time>
        </p>
      </div>
    </Note>
  )
}

const Note = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${space(4)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  svg {
    flex: none;
    color: ${color.accentText};
  }
`

const Stops = styled.p`
  font-size: ${fontSize.lead};
  font-weight: 700;
`
