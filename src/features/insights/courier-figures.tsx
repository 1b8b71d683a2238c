import { useState } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/insights.ts'
import { formatDay, formatTenths } from '../../../domain/format.ts'
import type { CsvFormat, RunFigures } from '../../../openapi.d.ts'
import { compareTexts } from '../../lib/letters.ts'
import { media } from '../../lib/media.ts'
import { CsvFormatChoice, exportText } from '../../parcel/csv-format-choice.tsx'
import { useCsvFormat } from '../../stores/csv-format.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { QueryBoundary } from '../../ui/empty-state/query-boundary.tsx'
import { FilterChips } from '../../ui/field/filter-chips.tsx'
import { DownloadIcon } from '../../ui/icons/icons.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { DataTable } from '../../ui/table/table.tsx'
import type { Column } from '../../ui/table/table.tsx'
import { fontSize, space } from '../../ui/theme/tokens.ts'
import type { QueryResult } from '../../stores/query/query.ts'
import { numberText } from './insights-texts.ts'

type CourierFiguresProps = {
  view: QueryResult<RunFigures[]>
  /** Address of the CSV file for the same days. */
  exportHref: (format: CsvFormat) => string
}

/** Figures of the couriers' runs on these days; renders nothing if the host has no runs. */
export function CourierFigures({ view, exportHref }: CourierFiguresProps) {
  const [by, setBy] = useState<Grouping>('courier')
  const format = useCsvFormat()
  if (view.isUnsupported) return null
  return (
    <section aria-labelledby="courier-figures">
      <Head>
        <h2 id="courier-figures">{t.couriers}</h2>
        <FilterChips<Grouping>
          label={t.figuresBy}
          value={by}
          onChange={setBy}
          options={[
            { value: 'courier', label: t.byCourier },
            { value: 'day', label: t.byDay },
            { value: 'both', label: t.byCourierAndDay },
          ]}
        />
        <CsvFormatChoice>
          <LinkButton
            href={exportHref(format)}
            target="_self"
            download
            icon={<DownloadIcon size={18} />}
          >
            {exportText(format)}
          </LinkButton>
        </CsvFormatChoice>
      </Head>
      <Stack $gap={5} aria-busy={view.data !== undefined && view.isFetching}>
        <QueryBoundary
          query={view}
          loading={t.loadingFiguresOfCouriers}
          failed={t.failedToLoadFiguresOfCouriers}
        >
          {(figures) =>
            figures.length === 0 ? (
              <EmptyState title={t.noRunsInTheseDays}>{t.noCourierWasGivenOne}</EmptyState>
            ) : (
              <DataTable
                caption={t.figuresOfCouriers}
                columns={columnsBy(by)}
                rows={groupedBy(by, figures)}
                rowKey={({ key }) => key}
                emptyText={t.noRunsInTheseDays}
              />
            )
          }
        </QueryBoundary>
      </Stack>
    </section>
  )
}

type Grouping = 'courier' | 'day' | 'both'
type Sums = Omit<RunFigures, 'day' | 'courier'>
type FigureRow = Sums & { key: string; day: string; courier: string }

/**
 * Sums up the rows by courier, sorted by name, or else by day or by courier and day, in the order of the rows.
 */
function groupedBy(by: Grouping, figures: readonly RunFigures[]): FigureRow[] {
  const rows = new Map<string, FigureRow>()
  for (const { day, courier, ...sums } of figures) {
    const key = { courier: courier._id, day, both: `${day} ${courier._id}` }[by]
    const before = rows.get(key)
    rows.set(key, { key, day, courier: courier.name, ...(before ? added(before, sums) : sums) })
  }
  const sorted = [...rows.values()]
  return by === 'courier'
    ? sorted.toSorted((one, other) => compareTexts(one.courier, other.courier))
    : sorted
}

const added = (one: Sums, other: Sums): Sums => ({
  runs: one.runs + other.runs,
  stops: one.stops + other.stops,
  parcels: one.parcels + other.parcels,
  delivered: one.delivered + other.delivered,
  attempted: one.attempted + other.attempted,
  open: one.open + other.open,
  minutes: one.minutes + other.minutes,
})

function columnsBy(by: Grouping): Column<FigureRow>[] {
  const day = { key: 'day', header: t.day, cell: (row: FigureRow) => formatDay(row.day, true) }
  const courier = {
    key: 'courier',
    header: t.courier,
    cell: ({ courier: name }: FigureRow) => <strong>{name}</strong>,
  }
  const heads = { courier: [courier], day: [day], both: [day, courier] }[by]
  return [
    ...heads,
    amountColumn('runs', common.runs),
    amountColumn('stops', common.stops),
    amountColumn('parcels', common.parcels),
    amountColumn('delivered', t.delivered),
    amountColumn('attempted', t.couldNotDeliver),
    amountColumn('open', t.notReached),
    {
      key: 'pace',
      header: t.minutesPerStop,
      align: 'end',
      cell: ({ minutes, stops }) =>
        minutes === 0 || stops === 0 ? '—' : formatTenths(minutes / stops),
    },
  ]
}

const amountColumn = (key: keyof Sums, header: string): Column<FigureRow> => ({
  key,
  header,
  align: 'end',
  cell: (row) => numberText(row[key]),
})

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(4)};
  margin-block: ${space(8)} ${space(3)};
  h2 {
    flex: 1;
    min-width: 8rem;
    font-size: ${fontSize.lead};
  }
  /* The choice needs a line of its own on narrow screens. */
  @media ${media.narrow} {
    > [role='group'] {
      order: 1;
      flex: 1 0 100%;
    }
  }
`
