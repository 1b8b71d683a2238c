import { useState } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/runs.ts'
import { formatDay } from '../../../domain/format.ts'
import { companyToday } from '../../lib/company-zone.ts'
import { addDays, isDay } from '../../lib/days.ts'
import { Button, IconButton } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/icons.tsx'
import { visuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { fontSize, space } from '../../ui/theme/tokens.ts'

type DayPickerProps = { day: string; onDay: (day: string) => void }

/** Chooses one day, with buttons for the previous and the next. */
export function DayPicker({ day, onDay }: DayPickerProps) {
  const [typed, setTyped] = useState(day)
  const [known, setKnown] = useState(day)
  // A button or the Back button changed the day from outside.
  if (day !== known) {
    setKnown(day)
    setTyped(day)
  }
  const today = companyToday()
  return (
    <Bar aria-label={t.day}>
      <IconButton label={t.previousDay} tone="secondary" onClick={() => onDay(addDays(day, -1))}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton label={t.nextDay} tone="secondary" onClick={() => onDay(addDays(day, 1))}>
        <ChevronRightIcon />
      </IconButton>
      <Words>{dayText(day, today)}</Words>
      <Field>
        <TextField
          type="date"
          label={t.date}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            if (isDay(target.value)) onDay(target.value)
          }}
        />
      </Field>
      {day !== today && <Button onClick={() => onDay(today)}>{t.today}</Button>}
    </Bar>
  )
}

/** Formats the day with the name of the month, since date fields differ between browsers. */
function dayText(day: string, today: string): string {
  const named = formatDay(day, true)
  if (day === today) return t.todayIs({ day: named })
  if (day === addDays(today, 1)) return t.tomorrowIs({ day: named })
  if (day === addDays(today, -1)) return t.yesterdayWas({ day: named })
  return named
}

const Bar = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2.5)};
  margin-bottom: ${space(5)};
`

const Words = styled.p`
  min-width: 13rem;
  font-size: ${fontSize.lead};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`

const Field = styled.div`
  label {
    ${visuallyHidden}
  }
`
