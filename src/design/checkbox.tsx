import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { color } from './tokens.ts'

type CheckboxProps = {
  label: string
  checked: boolean
  mixed?: boolean
  onChange: (checked: boolean) => void
}

/** A bare box for tables: its label is heard, not seen. */
export function Checkbox({ label, checked, mixed = false, onChange }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])
  return (
    <Target>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Target>
  )
}

const Target = styled.label`
  display: inline-grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  margin: -0.25rem;
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
