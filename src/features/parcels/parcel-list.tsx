import { memo } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Role } from '../../../openapi.d.ts'
import type { Parcel } from '../../api/model.ts'
import { CardGrid } from '../../ui/card/card.tsx'
import { paths } from '../../lib/paths.ts'
import { PagedParcels } from './paged-parcels.tsx'
import type { ParcelPaging } from './paged-parcels.tsx'
import { ParcelCard } from './parcel-card.tsx'

export type ParcelListProps = ParcelPaging & {
  empty: ReactNode
  loading?: ReactNode
  /** Role whose area has the parcels' pages. */
  area: Role
  /** Controls of the user's role; always the same function. */
  controls: (parcel: Parcel) => ReactNode
  /** Set if parcels can be selected. */
  checkboxes?: ParcelCheckboxes
}

export interface ParcelCheckboxes {
  ofPage: ReactNode
  /** Checkbox of one parcel; always the same function. */
  of: (parcel: Parcel, isSelected: boolean) => ReactNode
  isSelected: (parcel: Parcel) => boolean
}

/** Parcels as a grid of cards. */
export function ParcelList(props: ParcelListProps) {
  const { view, page, onPage, empty, loading, area, controls, checkboxes } = props
  return (
    <PagedParcels view={view} page={page} onPage={onPage} gap={6} loading={loading} empty={empty}>
      <Cards aria-busy={view.isFetching} $stale={view.isFetching}>
        {view.rows.map((parcel) => (
          <Item
            key={parcel.id}
            parcel={parcel}
            area={area}
            controls={controls}
            checkboxOf={checkboxes?.of}
            isSelected={checkboxes?.isSelected(parcel) ?? false}
          />
        ))}
      </Cards>
    </PagedParcels>
  )
}

type ItemProps = Pick<ParcelListProps, 'area' | 'controls'> & {
  parcel: Parcel
  checkboxOf: ParcelCheckboxes['of'] | undefined
  isSelected: boolean
}

/** Memoized, so that only changed items render again. */
const Item = memo(function Item({ parcel, area, controls, checkboxOf, isSelected }: ItemProps) {
  return (
    <li>
      <ParcelCard
        parcel={parcel}
        href={paths.parcel(area, parcel.id)}
        labelHref={paths.label(area, parcel.id)}
        isSenderShown={area !== 'SENDER'}
        checkbox={checkboxOf?.(parcel, isSelected)}
      >
        {controls(parcel)}
      </ParcelCard>
    </li>
  )
})

const Cards = styled(CardGrid)<{ $stale: boolean }>`
  opacity: ${({ $stale }) => ($stale ? 0.8 : 1)};
  transition: opacity 200ms 150ms;
`
