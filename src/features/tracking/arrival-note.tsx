import { styled } from 'styled-components'
import * as t from '#texts/tracking.ts'
import { stopsBeforeText } from '../../../domain/arrival-text.ts'
import { formatTimeOrDate } from '../../../domain/format.ts'
import type { Arrival } from '../../../openapi.d.ts'
import { TruckIcon } from '../../ui/icons/icons.tsx'
import { color, fontSize, radius, space } from '../../ui/theme/tokens.ts'
import { sentence } from '../../lib/sentence.ts'

/** Says how many stops come first, and when the courier is expected, but never where the courier is. */
export function ArrivalNote({ arrival: { stopsBefore, from, to } }: { arrival: Arrival }) {
  return (
    <Note>
      <TruckIcon size={28} />
      <div>
        <Stops>{stopsBeforeText(stopsBefore)}</Stops>
        <p>
          {sentence(
            t.expectedBetween({
              from: formatTimeOrDate(Date.parse(from)),
              to: formatTimeOrDate(Date.parse(to)),
              fromTime: (text) => <time dateTime={from}>{text}</time>,
              toTime: (text) => <time dateTime={to}>{text}</time>,
            }),
          )}
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
