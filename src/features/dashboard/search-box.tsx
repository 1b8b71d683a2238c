import { useEffect, useEffectEvent, useState } from 'react'
import { TextField } from '../../ui/field/field.tsx'

type SearchBoxProps = {
  label: string
  placeholder: string
  value: string
  onSearch: (q: string) => void
}

const pause = 300

/** Searches when the typing pauses, so that not every letter becomes a call. */
export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // The back button or a "clear" changed the value from outside.
  if (value !== known) {
    setKnown(value)
    if (value !== typed.trim()) setTyped(value)
  }

  const wanted = typed.trim()
  const search = useEffectEvent(onSearch)
  useEffect(() => {
    if (wanted === value) return undefined
    const timer = setTimeout(() => search(wanted), pause)
    return () => clearTimeout(timer)
  }, [wanted, value])

  return (
    <TextField
      type="search"
      label={label}
      placeholder={placeholder}
      maxLength={200}
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && wanted !== value) onSearch(wanted)
      }}
    />
  )
}
