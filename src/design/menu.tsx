import {
  autoUpdate,
  flip,
  FloatingFocusManager,
  FloatingList,
  offset,
  shift,
  useClick,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
  useRole,
  useTypeahead,
} from '@floating-ui/react'
import { useRef, useState } from 'react'
import { MenuPanel, MenuRow } from './menu-parts.tsx'
import type { MenuItem } from './menu-parts.tsx'
import { Slot } from './slot.tsx'
import type { Slottable } from './slot.tsx'


type MenuProps = {
  label: string
  /** One button; it receives the menu's handlers and ARIA attributes. */
  trigger: Slottable
  items: MenuItem[]
}

export function Menu({ label, trigger, items }: MenuProps) {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState<number | null>(null)
  const [reference, setReference] = useState<HTMLElement | null>(null)
  const [floating, setFloating] = useState<HTMLElement | null>(null)
  const elements = useRef<(HTMLElement | null)[]>([])
  const labels = useRef<(string | null)[]>([])

  const { context, floatingStyles } = useFloating({
    open,
    onOpenChange: setOpen,
    placement: 'bottom-end',
    // In place rather than in a portal: the Tab key goes on from here, and landmarks hold it.
    strategy: 'fixed',
    elements: { reference, floating },
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  })
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useClick(context),
    useDismiss(context),
    useRole(context, { role: 'menu' }),
    useListNavigation(context, {
      listRef: elements,
      activeIndex: active,
      onNavigate: setActive,
      loop: true,
    }),
    useTypeahead(context, {
      listRef: labels,
      activeIndex: active,
      onMatch: (index) => open && setActive(index),
    }),
  ])

  return (
    <>
      <Slot ref={setReference} slotted={getReferenceProps()}>
        {trigger}
      </Slot>
      {open && (
        <FloatingFocusManager context={context} modal={false}>
          <MenuPanel
            ref={setFloating}
            style={floatingStyles}
            {...getFloatingProps()}
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
                  onDone={() => setOpen(false)}
                />
              ))}
            </FloatingList>
          </MenuPanel>
        </FloatingFocusManager>
      )}
    </>
  )
}
