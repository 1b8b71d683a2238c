import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../../lib/media.ts'
import { TextField } from './field.tsx'
import { visuallyHidden } from '../layout/visually-hidden.tsx'
import {
  color,
  controlHeight,
  font,
  fontSize,
  layer,
  radius,
  shadow,
  space,
} from '../theme/tokens.ts'

type SearchBoxProps = {
  label: string
  placeholder: string
  hint?: ReactNode
  value: string
  onSearch: (q: string) => void
  /**
   * Handles Enter; resolves with false to search instead. Aborted when the text changes or the box unmounts.
   */
  onEnter?: (q: string, signal: AbortSignal) => Promise<boolean>
}

const debounceMs = 300

/** Searches when the user stops typing for a moment, to save requests. */
export function SearchBox({ label, placeholder, hint, value, onSearch, onEnter }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  // The URL has changed, with the Back button or with "Clear search and filter".
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

/** One line high: the label is only for screen readers, and the hint appears with the focus. */
const Frame = styled.div`
  position: relative;
  min-width: 0;
  label,
  &:not(:focus-within) p {
    ${visuallyHidden}
  }
  input {
    text-overflow: ellipsis;
  }
  &:has(kbd) input:not(:focus) {
    padding-inline-end: ${space(12)};
  }
  p {
    position: absolute;
    top: calc(100% + ${space(1.5)});
    z-index: ${layer.menu};
    padding: ${space(1)} ${space(2.5)};
    border-radius: ${radius.small};
    background: ${color.surfaceInk};
    color: ${color.textOnInk};
    box-shadow: ${shadow.raised};
    pointer-events: none;
  }
`

/** Hint about the shortcut; hidden on touch screens. */
const Key = styled.kbd`
  position: absolute;
  top: calc((${controlHeight.medium} - 1.5rem) / 2);
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

/** Line above a list: the search takes the width that the buttons leave. */
export const Toolbar = styled.div.attrs({ role: 'search' })`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin-bottom: ${space(4)};
  > * {
    flex: none;
  }
  > :first-child {
    flex: 0 1 32rem;
  }
  @media ${media.phone} {
    gap: ${space(2)};
    > :first-child {
      flex: 1 1 0;
    }
  }
`
