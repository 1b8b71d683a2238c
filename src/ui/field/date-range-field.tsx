import { useId, useState } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/ui.ts'
import { formatDay } from '../../../domain/format.ts'
import { FieldError } from './field-frame.tsx'
import { TextField } from './field.tsx'
import { color, fontSize, radius, space } from '../theme/tokens.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

/** Days as YYYY-MM-DD; null for an open end. */
type Range = { from: string | null; to: string | null }

type DateRangeFieldProps = {
  legend: string
  labels: { from: string; to: string }
  value: Range
  onChange: (range: Range) => void
  presets: readonly { label: string; range: Range }[]
  error?: string | undefined
  /** True for a day to filter by; false for a year that is only half typed. */
  isDay: (text: string) => boolean
}

/** Two days, which can be typed, picked or set with a preset. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { legend, labels, value, onChange, presets, error, isDay } = props
  const errorId = useId()
  const field = { isDay, describedBy: error === undefined ? undefined : errorId }
  return (
    <FieldSet>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      <Days>
        <DayField
          {...field}
          label={labels.from}
          value={value.from}
          onChange={(from) => onChange({ ...value, from })}
        />
        <DayField
          {...field}
          label={labels.to}
          value={value.to}
          onChange={(to) => onChange({ ...value, to })}
        />
        <Chosen>{inWords(value)}</Chosen>
        <Presets>
          {presets.map(({ label, range }) => (
            <Preset
              key={label}
              type="button"
              aria-pressed={range.from === value.from && range.to === value.to}
              onClick={() => onChange(range)}
            >
              {label}
            </Preset>
          ))}
        </Presets>
      </Days>
      <ErrorStatus>
        {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      </ErrorStatus>
    </FieldSet>
  )
}

type DayFieldProps = {
  label: string
  value: string | null
  onChange: (day: string | null) => void
  isDay: (text: string) => boolean
  describedBy: string | undefined
}

function DayField({ label, value, onChange, isDay, describedBy }: DayFieldProps) {
  const [typed, setTyped] = useState(value ?? '')
  const [known, setKnown] = useState(value)
  // A preset or the Back button changed the day from outside.
  if (value !== known) {
    setKnown(value)
    setTyped(value ?? '')
  }
  return (
    <TextField
      type="date"
      label={label}
      value={typed}
      aria-invalid={describedBy !== undefined || undefined}
      aria-describedby={describedBy}
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.value === '' && !target.validity.badInput) onChange(null)
        if (isDay(target.value)) onChange(target.value)
      }}
    />
  )
}

/**
 * Formats the days with the name of the month, since each browser orders a date field differently, and no page
 * can change that.
 */
function inWords({ from, to }: Range): string {
  if (from === null) return to === null ? '' : t.upToDay({ day: formatDay(to, true) })
  if (to === null) return t.fromDay({ day: formatDay(from, true) })
  return from === to
    ? formatDay(from, true)
    : t.fromDayToDay({ from: formatDay(from, true), to: formatDay(to, true) })
}

const FieldSet = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

// Not an `output`, which may not contain paragraphs.
const ErrorStatus = styled.div.attrs({ role: 'status' })`
  &:not(:empty) {
    margin-top: ${space(2)};
  }
`

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2.5)} ${space(3)};
`

const Chosen = styled.p`
  grid-column: 1 / -1;
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  &:empty {
    display: none;
  }
`

const Presets = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`

const Preset = styled.button`
  min-height: 2rem;
  padding: ${space(0.5)} ${space(2.5)};
  border: 1px solid transparent;
  border-radius: ${radius.round};
  background: ${color.neutralSoft};
  color: ${color.text};
  font-size: ${fontSize.tiny};
  font-weight: 600;
  &:hover {
    border-color: ${color.borderStrong};
  }
  &[aria-pressed='true'] {
    border-color: ${color.accentLine};
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
`
