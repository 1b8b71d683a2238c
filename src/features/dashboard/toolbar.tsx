import { useEffect, useEffectEvent, useState } from 'react'
import { styled } from 'styled-components'
import { TextField } from '../../ui/field/field.tsx'
import { space } from '../../ui/theme/tokens.ts'

type SearchBoxProps = {
  label: string
  placeholder: string
  value: string
  onSearch: (q: string) => void
}

const debounceMs = 300

/** Searches when the typing pauses, so that not every letter becomes a request. */
export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  // The address changed: by the back button, or by "Clear search and filter".
  if (value !== lastValue) {
    setLastValue(value)
    if (value !== typed.trim()) setTyped(value)
  }

  const query = typed.trim()
  const search = useEffectEvent(onSearch)
  useEffect(() => {
    if (query === value) return undefined
    const timer = setTimeout(() => search(query), debounceMs)
    return () => clearTimeout(timer)
  }, [query, value])

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
        if (event.key === 'Enter' && query !== value) onSearch(query)
      }}
    />
  )
}

/** The search and filters above a list: the first takes the remaining width. */
export const Toolbar = styled.div.attrs({ role: 'search' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  margin-bottom: ${space(6)};
  > * {
    flex: 1 1 12rem;
    max-width: 100%;
  }
  > :first-child {
    flex: 3 1 18rem;
  }
  > :only-child {
    max-width: 28rem;
  }
`
