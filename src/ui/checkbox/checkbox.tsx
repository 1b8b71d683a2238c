import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { color } from '../theme/tokens.ts'

type CheckboxProps = {
  label: string
  /** Name of the field in a form. */
  name?: string
  checked: boolean
  mixed?: boolean
  /** Shows the label beside the box, too. */
  labelled?: boolean
  onChange: (checked: boolean) => void
}

/** A checkbox for tables and cards: unless it is `labelled`, its label is for screen readers only. */
export function Checkbox({
  label,
  name,
  checked,
  mixed = false,
  labelled = false,
  onChange,
}: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])
  return (
    <Target $labelled={labelled}>
      <input
        ref={box}
        type="checkbox"
        name={name}
        aria-label={labelled ? undefined : label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {labelled && <span>{label}</span>}
    </Target>
  )
}

const Target = styled.label<{ $labelled: boolean }>`
  display: inline-grid;
  grid-auto-flow: column;
  place-items: center;
  gap: 0.5rem;
  ${({ $labelled }) =>
    $labelled ? 'min-height: 2rem; margin: 0;' : 'width: 2rem; height: 2rem; margin: -0.25rem;'}
  vertical-align: middle;
  cursor: pointer;
  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${color.accentLine};
    cursor: inherit;
  }
`
