import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Link } from 'wouter'
import * as common from '#texts/common.ts'
import * as t from '#texts/parcels.ts'
import { openAttempt } from '../../../../domain/failed-attempt.ts'
import type { ParcelSort, Role } from '../../../../openapi.d.ts'
import type { Parcel, Person } from '../../../api/model.ts'
import { LinkButton } from '../../../ui/button/button.tsx'
import { CopyButton } from '../../../ui/button/copy-button.tsx'
import { Code } from '../../../ui/code/code.tsx'
import { TextOrTime } from '../../../ui/date-time/date-time.tsx'
import { PrintIcon } from '../../../ui/icons/icons.tsx'
import { Row } from '../../../ui/layout/layout.tsx'
import { OneLine } from '../../../ui/table/one-line.tsx'
import { RowActions } from '../../../ui/menu/row-actions.tsx'
import type { Column } from '../../../ui/table/table.tsx'
import { paths } from '../../../lib/paths.ts'
import { isFact, parcelFacts } from '../../../parcel/parcel-facts.ts'
import type { FactName } from '../../../parcel/parcel-facts.ts'
import { AttemptBadge, ParcelBadge } from '../parcel-badge.tsx'
import { columnHeaders } from './column-choice.ts'
import type { OptionalColumn } from './column-choice.ts'

interface ParcelColumnsOptions {
  /** Role whose area has the parcels' pages. */
  area: Role
  /** Columns to show, in the order of the table. */
  shown: readonly OptionalColumn[]
  /** Controls of the user's role. */
  controls: (parcel: Parcel) => ReactNode
}

/** Columns of the table: tracking ID, the chosen ones, and the controls. */
export function parcelColumns({ area, shown, controls }: ParcelColumnsOptions): Column<Parcel>[] {
  return [
    {
      key: 'trackingId',
      header: common.trackingId,
      cell: ({ id, trackingId }) => (
        <Id $gap={0} $nowrap>
          <Link href={paths.parcel(area, id)}>
            <Code>{trackingId}</Code>
          </Link>
          <CopyButton text={trackingId} label={t.copyTrackingIdOf({ trackingId })} />
        </Id>
      ),
    },
    ...shown.map((key) => ({ key, header: columnHeaders[key], ...columnOf(key) })),
    {
      key: 'actions',
      header: common.actions,
      cell: (parcel) => (
        <RowActions label={t.actionsFor({ trackingId: parcel.trackingId })}>
          {controls(parcel)}
          <LinkButton href={paths.label(area, parcel.id)} icon={<PrintIcon size={18} />}>
            {common.shippingLabel}
          </LinkButton>
        </RowActions>
      ),
    },
  ]
}

type UnnamedColumn = Omit<Column<Parcel>, 'key' | 'header'>
/** Columns that a host can sort by. */
type SortKey = Exclude<ParcelSort, `-${string}`>

/** Formats a fact as on cards and pages. */
const columnOf = (column: OptionalColumn): UnnamedColumn =>
  isFact(column)
    ? {
        cell: (parcel) => <TextOrTime value={parcelFacts(parcel)[column]} />,
        ...factLayouts[column],
      }
    : ownColumns[column]

const factLayouts: Partial<Record<FactName, { sortKey: SortKey; align?: 'end' }>> = {
  weight: { sortKey: 'weight', align: 'end' },
  fee: { sortKey: 'fee', align: 'end' },
  createdAt: { sortKey: 'createdAt' },
  updatedAt: { sortKey: 'updatedAt' },
}

const ownColumns: Record<Exclude<OptionalColumn, FactName>, UnnamedColumn> = {
  status: {
    // Only one badge per row, so that the table does not become wider than the window.
    cell: (parcel) =>
      openAttempt(parcel) === null ? (
        <ParcelBadge {...parcel} />
      ) : (
        <AttemptBadge parcel={parcel} isShort />
      ),
  },
  sender: { width: '16%', cell: ({ sender }) => <OneLine>{nameOf(sender)}</OneLine> },
  receiver: { width: '16%', cell: ({ receiver }) => <OneLine>{nameOf(receiver)}</OneLine> },
  from: { width: '24%', cell: ({ fromAddress }) => <OneLine>{fromAddress}</OneLine> },
  to: { width: '24%', cell: ({ toAddress }) => <OneLine>{toAddress}</OneLine> },
}

const nameOf = (person: Person | null) => person?.name ?? person?.email ?? '—'

const Id = styled(Row)`
  a {
    color: inherit;
  }
`
