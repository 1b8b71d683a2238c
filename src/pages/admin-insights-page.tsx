import { PageHeader } from '../ui/layout/layout.tsx'
import { InsightsReport } from '../features/insights/insights-report.tsx'
import { RangePicker } from '../features/insights/range-picker.tsx'
import { offeredDays, rangeOf, usualDays } from '../features/insights/range.ts'
import { oneOfNumbers, optionalDay, searchSchema, useSearchState } from '../lib/search-params.ts'
import { useInsights } from '../stores/insights.ts'

export default function AdminInsightsPage() {
  const [chosen, setSearch] = useSearchState(search)
  const { range, error } = rangeOf(chosen)
  const view = useInsights(range)
  const isOwn = chosen.from !== null || chosen.to !== null
  return (
    <>
      <PageHeader
        title="Insights"
        description="What came in, what was delivered, and how long it took."
      />
      <RangePicker
        value={error !== undefined && isOwn ? chosen : range}
        error={error}
        onDays={(days) => setSearch({ days, from: null, to: null })}
        onRange={({ from, to }) => setSearch({ from, to })}
      />
      <InsightsReport view={view} />
    </>
  )
}

const search = searchSchema({
  days: oneOfNumbers(offeredDays, usualDays),
  from: optionalDay(),
  to: optionalDay(),
})
