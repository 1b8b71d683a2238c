import {
  autoUpdate,
  flip,
  offset,
  size,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
  useMergeRefs,
  useRole,
} from '@floating-ui/react'
import { useRef, useState } from 'react'
import type { HTMLProps, KeyboardEvent, Ref } from 'react'
import { searchFor } from '../../lib/letters.ts'

type ComboboxOptions<T> = {
  value: T | null
  onChange: (value: T | null) => void
  options: T[]
  textOf: (option: T) => string
  search: ((query: string) => void) | undefined
  ref: Ref<HTMLInputElement> | undefined
}

const maxShown = 60

/** Behaviour of a combobox: matching options, the active one, and the keys. */
export function useCombobox<T>(props: ComboboxOptions<T>) {
  const { value, onChange, options, textOf, search, ref } = props
  // Null while the text is the chosen option's label.
  const [query, setQuery] = useState<string | null>(null)
  const matches = matching(options, query, textOf)
  const shown = matches.slice(0, maxShown)
  const input = useRef<HTMLInputElement>(null)
  const popup = usePopup(shown.length)
  const { isOpen, setOpen, active, setActive } = popup

  const type = (text: string) => {
    setQuery(text)
    search?.(text)
    setActive(text ? 0 : null)
    setOpen(true)
    if (text === '' && value) onChange(null)
  }
  const choose = (option: T | null) => {
    onChange(option)
    setQuery(null)
    search?.('')
    setOpen(false)
  }
  const clear = () => {
    choose(null)
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      // Only the list closes, not the dialog around it.
      event.stopPropagation()
      setOpen(false)
    }
    if (!isOpen) return
    if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault()
      setActive(event.key === 'Home' ? 0 : shown.length - 1)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      const option = active === null ? undefined : shown[active]
      if (option !== undefined) choose(option)
    }
  }

  return {
    ...popup,
    query,
    shown,
    matchCount: matches.length,
    type,
    choose,
    clear,
    inputRef: useMergeRefs([input, ref]),
    getInputProps: () =>
      popup.getReferenceProps({
        onKeyDown,
        onBlur: () => {
          setQuery(null)
          setOpen(false)
        },
        onClick: () => setOpen(true),
      }),
  }
}

/**
 * The popup list: its position, its active option, and its keys. An empty list is hidden if the field accepts
 * any text.
 */
export function usePopup(count: number, { showsEmpty = true } = {}) {
  const [isWanted, setIsWanted] = useState(false)
  const isOpen = isWanted && (showsEmpty || count > 0)
  const [active, setActive] = useState<number | null>(null)
  const [reference, setReference] = useState<HTMLElement | null>(null)
  const [floating, setFloating] = useState<HTMLElement | null>(null)
  const elements = useRef<(HTMLElement | null)[]>([])

  const setOpen = (next: boolean) => {
    setIsWanted(next)
    if (!next) setActive(null)
  }
  const { context, floatingStyles } = useFloating({
    open: isOpen,
    onOpenChange: setOpen,
    placement: 'bottom-start',
    strategy: 'fixed',
    elements: { reference, floating },
    whileElementsMounted: autoUpdate,
    middleware: [offset(6), flip({ padding: 8 }), size({ padding: 8, apply: fit })],
  })
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useDismiss(context, { escapeKey: false }),
    useRole(context, { role: 'combobox' }),
    useListNavigation(context, {
      listRef: elements,
      activeIndex: active,
      onNavigate: setActive,
      virtual: true,
      loop: true,
      scrollItemIntoView: { block: 'nearest' },
    }),
  ])

  return {
    isOpen,
    setOpen,
    active: active !== null && active < count ? active : null,
    setActive,
    setReference,
    setFloating,
    elements,
    style: floatingStyles,
    getReferenceProps: (props: HTMLProps<Element>) => getReferenceProps(props),
    getListProps: getFloatingProps,
    getOptionProps: (props: HTMLProps<HTMLElement> & { active: boolean }) => getItemProps(props),
  }
}

type Fit = {
  rects: { reference: { width: number } }
  availableHeight: number
  elements: { floating: HTMLElement }
}

function fit({ rects, availableHeight, elements }: Fit) {
  elements.floating.style.width = `${rects.reference.width}px`
  elements.floating.style.maxHeight = `${Math.min(availableHeight, 320)}px`
}

/** Finds the options whose text contains every word of the query, in any case. */
function matching<T>(options: T[], query: string | null, textOf: (option: T) => string): T[] {
  if (query === null) return options
  const isFound = searchFor(query)
  return options.filter((option) => isFound(textOf(option)))
}
