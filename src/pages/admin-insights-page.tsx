import * as common from '#texts/common.ts'
import * as t from '#texts/pages.ts'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { exportRunsAddress } from '../api/run-figures.ts'
import { CourierFigures } from '../features/insights/courier-figures.tsx'
import { InsightsReport } from '../features/insights/insights-report.tsx'
import {
  defaultDays,
  presetDays,
  RangePicker,
  resolveRange,
} from '../features/insights/range-picker.tsx'
import { oneOfNumbers, optionalDay, searchSchema, useSearchState } from '../lib/search-params.ts'
import { useRunFigures } from '../stores/run-figures.ts'
import { useInsights } from '../stores/insights.ts'

export default function AdminInsightsPage() {
  const [params, setSearch] = useSearchState(search)
  const { range, error } = resolveRange(params)
  const view = useInsights(range)
  const figures = useRunFigures(range)
  const isCustom = params.from !== null || params.to !== null
  return (
    <>
      <PageHeader title={common.insights} description={t.whatCameIn} />
      <RangePicker
        value={error !== undefined && isCustom ? params : range}
        error={error}
        onDays={(days) => setSearch({ days, from: null, to: null })}
        onRange={({ from, to }) => setSearch({ from, to })}
      />
      <InsightsReport view={view} />
      <CourierFigures view={figures} exportHref={(format) => exportRunsAddress(range, format)} />
    </>
  )
}

const search = searchSchema({
  days: oneOfNumbers(presetDays, defaultDays),
  from: optionalDay(),
  to: optionalDay(),
})
