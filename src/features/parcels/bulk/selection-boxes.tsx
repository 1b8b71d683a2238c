import { useCallback } from 'react'
import { styled } from 'styled-components'
import type { Parcel } from '../../../api/model.ts'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { color, fontSize, space } from '../../../ui/theme/tokens.ts'
import type { ListView } from '../../../stores/list-query.ts'
import { countText } from '../../../lib/text.ts'
import type { ParcelSelection } from './selection.ts'

type BoxesOptions = {
  view: Pick<ListView<Parcel>, 'rows' | 'total' | 'totalIsCapped'>
  selection: ParcelSelection
}

/** The boxes that choose parcels of a list, one by one or a page at once. */
export function useSelectionBoxes({ view, selection: { chosen, choose } }: BoxesOptions) {
  const here = view.rows.filter(({ id }) => chosen.has(id)).length
  const of = useCallback(
    (parcel: Parcel, isChosen: boolean) => (
      <Checkbox
        label={`Select parcel ${parcel.trackingId}`}
        checked={isChosen}
        onChange={(on) => choose([parcel], on)}
      />
    ),
    [choose],
  )
  return {
    of,
    isChosen: ({ id }: Parcel) => chosen.has(id),
    ofAll: (
      <Line>
        <Checkbox
          labelled
          label="Select all on this page"
          checked={view.rows.length > 0 && here === view.rows.length}
          mixed={here > 0 && here < view.rows.length}
          onChange={(on) => choose(view.rows, on)}
        />
        <span>{countText(view, ['parcel', 'parcels'])}</span>
      </Line>
    ),
  }
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
`
