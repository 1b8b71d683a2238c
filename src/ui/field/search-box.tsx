import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { TextField } from './field.tsx'
import { color, controlHeight, font, fontSize, radius, space } from '../theme/tokens.ts'

type SearchBoxProps = {
  label: string
  placeholder: string
  hint?: ReactNode
  value: string
  onSearch: (q: string) => void
  /**
   * Asked first what Enter does; false where it just searches. Aborted when the text changes or the
   * box leaves the page.
   */
  onEnter?: (q: string, signal: AbortSignal) => Promise<boolean>
}

const debounceMs = 300

/** Searches when the typing pauses, so that not every letter becomes a request. */
export function SearchBox({ label, placeholder, hint, value, onSearch, onEnter }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  // The address changed: by the back button, or by "Clear search and filter".
  if (value !== lastValue) {
    setLastValue(value)
    if (value !== typed.trim()) setTyped(value)
  }
  const entering = useRef<AbortController>(null)
  const [isEntering, setEntering] = useState(false)

  const query = typed.trim()
  const search = useEffectEvent(onSearch)
  useEffect(() => {
    if (query === value || isEntering) return undefined
    const timer = setTimeout(() => search(query), debounceMs)
    return () => clearTimeout(timer)
  }, [query, value, isEntering])
  useEffect(() => () => entering.current?.abort(), [])

  async function enter() {
    entering.current?.abort()
    const controller = new AbortController()
    entering.current = controller
    setEntering(true)
    const isDone = await onEnter?.(query, controller.signal)
    if (controller.signal.aborted) return
    setEntering(false)
    if (!isDone && query !== value) onSearch(query)
  }

  function type(text: string) {
    entering.current?.abort()
    setEntering(false)
    setTyped(text)
  }

  return (
    <Frame>
      <TextField
        type="search"
        label={label}
        placeholder={placeholder}
        hint={hint}
        maxLength={200}
        autoComplete="off"
        aria-keyshortcuts="/"
        aria-busy={isEntering || undefined}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return
          if (onEnter) void enter()
          else if (query !== value) onSearch(query)
        }}
      />
      {typed === '' && <Key aria-hidden="true">/</Key>}
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
  min-width: 0;
`

/** On a keyboard, the way here; fingers need none. */
const Key = styled.kbd`
  position: absolute;
  /* In the middle of the field, which begins below its label. */
  top: calc(${fontSize.small} * 1.35 + ${space(1.5)} + (${controlHeight.medium} - 1.5rem) / 2);
  inset-inline-end: ${space(3)};
  min-width: 1.5rem;
  height: 1.5rem;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.textMuted};
  font-family: ${font.mono};
  font-size: ${fontSize.tiny};
  line-height: 1.4rem;
  text-align: center;
  pointer-events: none;
  ${Frame}:focus-within & {
    display: none;
  }
  @media (hover: none) {
    display: none;
  }
`

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
