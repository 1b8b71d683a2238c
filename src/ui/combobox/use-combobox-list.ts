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
import type { HTMLProps, Ref } from 'react'

/** The popup list of a combobox: where it stands, what is active, which keys move through it. */
export function useComboboxList(count: number, outerRef: Ref<HTMLInputElement> | undefined) {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState<number | null>(null)
  const [reference, setReference] = useState<HTMLElement | null>(null)
  const [floating, setFloating] = useState<HTMLElement | null>(null)
  const options = useRef<(HTMLElement | null)[]>([])
  const input = useRef<HTMLInputElement>(null)
  const attachText = useMergeRefs([input, outerRef])

  const change = (next: boolean) => {
    setOpen(next)
    if (!next) setActive(null)
  }
  const { context, floatingStyles } = useFloating({
    open,
    onOpenChange: change,
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
      listRef: options,
      activeIndex: active,
      onNavigate: setActive,
      virtual: true,
      loop: true,
      scrollItemIntoView: { block: 'nearest' },
    }),
  ])

  return {
    open,
    setOpen: change,
    active: active !== null && active < count ? active : null,
    setActive,
    setReference,
    setFloating,
    style: floatingStyles,
    attachText,
    listed: options,
    focus: () => input.current?.focus(),
    propsOf: {
      text: (props: HTMLProps<Element>) => getReferenceProps(props),
      list: getFloatingProps,
      option: (props: HTMLProps<HTMLElement> & { active: boolean }) => getItemProps(props),
    },
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
