import * as common from '#texts/common.ts'
import * as t from '#texts/insights.ts'
import { formatDay } from '../../../domain/format.ts'
import type { Insights } from '../../../openapi.d.ts'
import { BarList } from '../../ui/charts/bar-list.tsx'
import { ChartCard, Legend } from '../../ui/charts/chart-card.tsx'
import { TimeChart } from '../../ui/charts/time-chart.tsx'
import type { TimeSeries } from '../../ui/charts/time-chart.tsx'
import { color } from '../../ui/theme/tokens.ts'
import { statusIcons, statusTones } from '../../parcel/status-icons.tsx'
import { statusText } from '../../parcel/status-text.ts'
import {
  durationText,
  medianTimeSummary,
  numberText,
  perDaySummary,
  statusSummary,
} from './insights-texts.ts'

export function PerDayChart({ insights }: { insights: Insights }) {
  const { days } = insights
  const series: TimeSeries[] = [
    {
      name: t.created,
      kind: 'columns',
      color: color.accentLine,
      values: days.map((day) => day.created),
      format: numberText,
    },
    {
      name: t.delivered,
      kind: 'line',
      color: color.successSolid,
      values: days.map((day) => day.delivered),
      format: numberText,
    },
  ]
  return (
    <ChartCard
      title={t.createdAndDeliveredPerDay}
      summary={perDaySummary(insights)}
      legend={<Legend series={series} />}
      table={{
        columns: [t.day, t.created, t.delivered],
        rows: days.map(({ date, created, delivered }) => [
          formatDay(date, true),
          numberText(created),
          numberText(delivered),
        ]),
      }}
    >
      <TimeChart labels={days.map(({ date }) => formatDay(date))} series={series} />
    </ChartCard>
  )
}

export function MedianTimeChart({ insights }: { insights: Insights }) {
  const { days } = insights
  return (
    <ChartCard
      title={t.medianTimePerDay}
      summary={medianTimeSummary(insights)}
      table={{
        columns: [t.day, t.medianTime],
        rows: days.map(({ date, medianHours }) => [
          formatDay(date, true),
          durationText(medianHours),
        ]),
      }}
    >
      <TimeChart
        labels={days.map(({ date }) => formatDay(date))}
        unit={t.hoursUnit}
        series={[
          {
            name: t.median,
            kind: 'line',
            color: color.infoSolid,
            values: days.map((day) => day.medianHours),
            format: durationText,
          },
        ]}
      />
    </ChartCard>
  )
}

export function StatusChart({ insights }: { insights: Insights }) {
  const { statuses } = insights
  return (
    <ChartCard
      title={t.whereParcelsStandNow}
      summary={statusSummary(insights)}
      table={{
        columns: [common.status, common.parcels],
        rows: statuses.map(({ status, count }) => [statusText(status), numberText(count)]),
      }}
    >
      <BarList
        bars={statuses.map(({ status, count }) => ({
          key: status,
          label: statusText(status),
          value: count,
          text: numberText(count),
          tone: statusTones[status],
          icon: statusIcons[status],
        }))}
      />
    </ChartCard>
  )
}
