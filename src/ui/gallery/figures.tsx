import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { BarList } from '../charts/bar-list.tsx'
import { ChartCard, Legend } from '../charts/chart-card.tsx'
import { TimeChart } from '../charts/time-chart.tsx'
import type { TimeSeries } from '../charts/time-chart.tsx'
import { Code } from '../code/code.tsx'
import { DateRangeField } from '../field/date-range-field.tsx'
import { FilterChips } from '../field/filter-chips.tsx'
import { DeliveredIcon, RequestedIcon, TruckIcon } from '../icons/icons.tsx'
import { Stack } from '../layout/layout.tsx'
import { ProgressBar } from '../progress/progress-bar.tsx'
import { ResultList } from '../progress/result-list.tsx'
import { SelectionFrame } from '../checkbox/selection-frame.ts'
import { color } from '../theme/tokens.ts'
import { Part } from './part.tsx'

export function Figures() {
  const [chip, setChip] = useState<(typeof chips)[number]['value']>('all')
  const [range, setRange] = useState<Range>({ from: '2026-03-02', to: '2026-03-08' })
  return (
    <>
      <Part title="Narrowing down">
        <FilterChips label="Status" value={chip} onChange={setChip} options={chips} />
        <DateRangeField
          legend="Created"
          labels={{ from: 'Created from', to: 'Created to' }}
          value={range}
          onChange={setRange}
          isDay={(text) => text.startsWith('20')}
          error={backwards(range) ? 'The first day is after the last.' : undefined}
          presets={[
            { label: 'Any time', range: { from: null, to: null } },
            { label: 'That week', range: { from: '2026-03-02', to: '2026-03-08' } },
          ]}
        />
      </Part>
      <Part title="Many at once">
        <SelectionFrame aria-label="Selected rows">
          <output>12 selected, 6 on other pages</output>
          <Button size="small" tone="primary">
            Set status
          </Button>
        </SelectionFrame>
        <Stack $gap={3}>
          <ProgressBar label="Known length" value={5} max={12} text="5 of 12" />
          <ProgressBar label="Unknown length" value={null} max={0} text="310 kB so far" />
        </Stack>
        <ResultList
          label="Results"
          results={[
            { key: '1', name: <Code>TRK-7Q4M</Code>, state: 'done', text: 'Done' },
            { key: '2', name: <Code>TRK-B31X</Code>, state: 'refused', text: 'Refused: too late' },
            { key: '3', name: <Code>TRK-04WN</Code>, state: 'failed', text: 'Failed: no answer' },
            { key: '4', name: <Code>TRK-K2RE</Code>, state: 'waiting', text: 'Waiting' },
            { key: '5', name: <Code>TRK-99TA</Code>, state: 'left', text: 'Not started' },
          ]}
        />
      </Part>
      <Part title="Charts">
        <ChartCard
          title="Created and delivered per day"
          summary="Two shapes for two series."
          legend={<Legend series={series} />}
          table={{
            columns: ['Day', 'Created', 'Delivered'],
            rows: days.map((day, at) => [
              day,
              ...series.map(({ values }) => `${values[at] ?? '—'}`),
            ]),
          }}
        >
          <TimeChart labels={days} series={series} />
        </ChartCard>
        <ChartCard
          title="Parcels by status"
          summary="Each with its name, its sign and its number."
          table={{ columns: ['Status', 'Parcels'], rows: bars.map((bar) => [bar.label, bar.text]) }}
        >
          <BarList bars={bars} />
        </ChartCard>
      </Part>
    </>
  )
}

type Range = { from: string | null; to: string | null }
const backwards = ({ from, to }: Range) => from !== null && to !== null && from > to

const chips = [
  { value: 'all', label: 'All', count: '10,000+' },
  { value: 'requested', label: 'Requested', icon: <RequestedIcon />, count: '12' },
  { value: 'transit', label: 'In transit', icon: <TruckIcon /> },
] as const

const days = ['2 Mar', '3 Mar', '4 Mar', '5 Mar', '6 Mar', '7 Mar', '8 Mar']
const format = (value: number) => `${value}`
const series: readonly TimeSeries[] = [
  {
    name: 'Created',
    kind: 'columns',
    color: color.accentLine,
    values: [4, 7, 2, 0, 9, 12, 6],
    format,
  },
  {
    name: 'Delivered',
    kind: 'line',
    color: color.successSolid,
    values: [2, 5, 6, null, 3, 8, 7],
    format,
  },
]

const bars = (
  [
    { label: 'Requested', icon: <RequestedIcon />, tone: 'info', value: 12 },
    { label: 'In transit', icon: <TruckIcon />, tone: 'warning', value: 30 },
    { label: 'Delivered', icon: <DeliveredIcon />, tone: 'success', value: 95 },
  ] as const
).map((bar) => ({ ...bar, key: bar.label, text: `${bar.value}` }))
