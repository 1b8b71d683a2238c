import {
  autoUpdate,
  flip,
  FloatingFocusManager,
  FloatingList,
  offset,
  shift,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
  useRole,
  useTypeahead,
} from '@floating-ui/react'
import { useEffect, useRef, useState } from 'react'
import type { CSSProperties } from 'react'
import { afterPaint } from '../lazy/after-paint.ts'
import { MenuPanel, MenuRow } from './menu-parts.tsx'
import type { MenuItem } from './menu-parts.tsx'

type MenuPopupProps = {
  id: string
  label: string
  trigger: HTMLElement | null
  items: MenuItem[]
  /** Begin at the first entry, as the keyboard expects. */
  atFirst: boolean
  onClose: () => void
}

/** The open menu, at its trigger. */
export function MenuPopup({ id, label, trigger, items, atFirst, onClose }: MenuPopupProps) {
  const [active, setActive] = useState<number | null>(atFirst ? 0 : null)
  const drawn = useRef<HTMLDivElement>(null)
  const [floating, setFloating] = useState<HTMLElement | null>(null)
  // A press is answered with the menu; what holds it in place and keeps the focus measures the page.
  const [atFirstSight] = useState(() => belowEndOf(trigger))
  useEffect(() => afterPaint(() => setFloating(drawn.current)), [])
  const elements = useRef<(HTMLElement | null)[]>([])
  const labels = useRef<(string | null)[]>([])

  const { context, floatingStyles, isPositioned } = useFloating({
    open: true,
    onOpenChange: (next) => {
      if (!next) onClose()
    },
    placement: 'bottom-end',
    // In place rather than in a portal: the Tab key goes on from here, and landmarks hold it.
    strategy: 'fixed',
    elements: { reference: trigger, floating },
    middleware: [offset(gap), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  })
  const { getFloatingProps, getItemProps } = useInteractions([
    useDismiss(context),
    useRole(context, { role: 'menu' }),
    useListNavigation(context, {
      listRef: elements,
      activeIndex: active,
      onNavigate: setActive,
      focusItemOnOpen: atFirst,
      loop: true,
    }),
    useTypeahead(context, { listRef: labels, activeIndex: active, onMatch: setActive }),
  ])

  return (
    <FloatingFocusManager context={context} disabled={floating === null} modal={false} returnFocus>
      <MenuPanel
        ref={drawn}
        style={isPositioned ? floatingStyles : atFirstSight}
        {...getFloatingProps()}
        id={id}
        aria-label={label}
        aria-labelledby={undefined}
      >
        <FloatingList elementsRef={elements} labelsRef={labels}>
          {items.map((item, index) => (
            <MenuRow
              key={item.label}
              item={item}
              active={index === active}
              itemProps={getItemProps}
              onDone={onClose}
            />
          ))}
        </FloatingList>
      </MenuPanel>
    </FloatingFocusManager>
  )
}

const gap = 6

/** Where there is room, as nearly everywhere, this is where it stays. */
function belowEndOf(trigger: HTMLElement | null): CSSProperties {
  const { bottom, right } = trigger?.getBoundingClientRect() ?? { bottom: 0, right: 0 }
  const { clientWidth } = document.documentElement
  return { position: 'fixed', top: bottom + gap, right: clientWidth - right }
}
