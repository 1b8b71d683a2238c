import * as common from '#texts/common.ts'
import * as t from '#texts/pages.ts'
import { Board, sides } from '../features/runs/board.tsx'
import { TimeZoneNotice } from '../features/runs/time-zone-notice.tsx'
import { DayPicker } from '../features/runs/day-picker.tsx'
import { companyToday, useCompanyTimeZone } from '../lib/company-zone.ts'
import { oneOf, optionalDay, searchSchema, text, useSearchState } from '../lib/search-params.ts'
import { PageHeader } from '../ui/layout/page-header.tsx'

export default function AdminRunsPage() {
  const [{ day, q, side }, setSearch] = useSearchState(search)
  // Follows a change of the time zone.
  useCompanyTimeZone()
  const today = companyToday()
  const shown = day ?? today
  return (
    <>
      <PageHeader isCompact title={common.runs} description={t.whichCourierDeliversWhat} />
      <TimeZoneNotice />
      <DayPicker
        day={shown}
        onDay={(next) => setSearch({ day: next === today ? null : next, q: '' })}
      />
      <Board
        // Resets the selection when the day changes.
        key={shown}
        day={shown}
        q={q}
        side={side}
        onSearch={(next) => setSearch({ q: next }, 'replace')}
        onSide={(next) => setSearch({ side: next }, 'replace')}
      />
    </>
  )
}

const search = searchSchema({ day: optionalDay(), q: text(), side: oneOf(sides, 'parcels') })
