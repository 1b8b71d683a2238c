import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Link } from 'wouter'
import { formatMoney, formatWeight } from '../../../../domain/format.ts'
import type { ParcelSort, Role } from '../../../../openapi.d.ts'
import type { Parcel, Person } from '../../../api/model.ts'
import { IconLink } from '../../../ui/button/icon-link.tsx'
import { CopyButton } from '../../../ui/button/copy-button.tsx'
import { Code } from '../../../ui/code/code.tsx'
import { DateTime } from '../../../ui/date-time/date-time.tsx'
import { PrintIcon } from '../../../ui/icons/icons.tsx'
import { Row } from '../../../ui/layout/layout.tsx'
import { RowButtons } from '../../../ui/table/row-buttons.tsx'
import type { Column } from '../../../ui/table/table.tsx'
import { paths } from '../../../lib/paths.ts'
import { statusText } from '../../../lib/text.ts'
import { AttemptBadge, ParcelBadge } from '../parcel-badge.tsx'

/** In the order of the table. */
const optionalColumns = [
  'status',
  'sender',
  'receiver',
  'from',
  'to',
  'type',
  'weight',
  'fee',
  'created',
  'updated',
] as const
export type OptionalColumn = (typeof optionalColumns)[number]

const defaultColumns: readonly OptionalColumn[] = ['status', 'receiver', 'to', 'weight', 'created']

/** A sender's parcels have no other sender. */
export const columnsOf = (area: Role): readonly OptionalColumn[] =>
  area === 'SENDER' ? optionalColumns.filter((key) => key !== 'sender') : optionalColumns

/** From the address: their keys with dots between them, or nothing for the default ones. */
export function parseColumns(text: string, area: Role): readonly OptionalColumn[] {
  const keys = text.split('.')
  return text === '' ? defaultColumns : columnsOf(area).filter((key) => keys.includes(key))
}

/** As `parseColumns` reads it. */
export function columnsText(shown: readonly OptionalColumn[]): string {
  const text = shown.join('.')
  if (text === defaultColumns.join('.')) return ''
  return text === '' ? 'none' : text
}

interface ParcelColumnsOptions {
  /** In whose area the parcels' own pages are. */
  area: Role
  /** Those to be shown, in the order of the table. */
  shown: readonly OptionalColumn[]
  /** What the person may do with a parcel. */
  controls: (parcel: Parcel) => ReactNode
}

/** The tracking ID, what was chosen, and what the person may do. */
export function parcelColumns({ area, shown, controls }: ParcelColumnsOptions): Column<Parcel>[] {
  return [
    {
      key: 'trackingId',
      header: 'Tracking ID',
      cell: ({ id, trackingId }) => (
        <Id $gap={0} $nowrap>
          <Link href={paths.parcel(area, id)}>
            <Code>{trackingId}</Code>
          </Link>
          <CopyButton text={trackingId} label={`Copy tracking ID ${trackingId}`} />
        </Id>
      ),
    },
    ...shown.map((key) => ({ key, ...columnsByKey[key] })),
    {
      key: 'actions',
      header: 'Actions',
      cell: (parcel) => (
        <RowButtons label={`Actions for ${parcel.trackingId}`}>
          {controls(parcel)}
          <IconLink href={paths.label(area, parcel.id)} label="Shipping label">
            <PrintIcon size={18} />
          </IconLink>
        </RowButtons>
      ),
    },
  ]
}

type OptionalColumns = Record<OptionalColumn, Omit<Column<Parcel>, 'key'> & { sortKey?: SortKey }>
/** What a host can sort by. */
type SortKey = Exclude<ParcelSort, `-${string}`>

const columnsByKey: OptionalColumns = {
  status: {
    header: 'Status',
    cell: (parcel) => (
      <Row $gap={2}>
        <ParcelBadge {...parcel} />
        <AttemptBadge parcel={parcel} />
      </Row>
    ),
  },
  sender: { header: 'Sender', cell: ({ sender }) => <Wrapped>{nameOf(sender)}</Wrapped> },
  receiver: { header: 'Receiver', cell: ({ receiver }) => <Wrapped>{nameOf(receiver)}</Wrapped> },
  from: { header: 'From', cell: ({ fromAddress }) => <Address>{fromAddress}</Address> },
  to: { header: 'To', cell: ({ toAddress }) => <Address>{toAddress}</Address> },
  type: { header: 'Type', cell: ({ parcelType }) => statusText(parcelType) },
  weight: {
    header: 'Weight',
    sortKey: 'weight',
    align: 'end',
    cell: ({ weight }) => formatWeight(weight),
  },
  fee: { header: 'Fee', sortKey: 'fee', align: 'end', cell: ({ fee }) => formatMoney(fee) },
  created: {
    header: 'Created',
    sortKey: 'createdAt',
    cell: ({ createdAt }) => (
      <Wrapped>
        <DateTime iso={createdAt} />
      </Wrapped>
    ),
  },
  updated: {
    header: 'Updated',
    sortKey: 'updatedAt',
    cell: ({ updatedAt }) => (
      <Wrapped>
        <DateTime iso={updatedAt} />
      </Wrapped>
    ),
  },
}

/** What the chooser of columns calls them. */
export const columnHeader = (key: OptionalColumn) => columnsByKey[key].header

const nameOf = (person: Person | null) => person?.name ?? person?.email ?? '—'

const Id = styled(Row)`
  a {
    color: inherit;
  }
`

/** Takes a second line before the table becomes wider than the window. */
const Wrapped = styled.div`
  overflow-wrap: break-word;
  white-space: normal;
`

const Address = styled(Wrapped)`
  min-width: 9rem;
`
