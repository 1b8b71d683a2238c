import {
  FloatingFocusManager,
  FloatingList,
  useDismiss,
  useInteractions,
  useListItem,
  useListNavigation,
  useRole,
  useTypeahead,
} from '@floating-ui/react'
import { useEffect, useId, useRef, useState } from 'react'
import type { CSSProperties, HTMLProps, ReactNode } from 'react'
import * as common from '#texts/common.ts'
import { afterPaint } from '../../lib/scheduling.ts'
import { CheckIcon } from '../icons/icons.tsx'
import { HiddenWords } from '../layout/visually-hidden.tsx'
import { gap, useAtTrigger } from '../popover/within-window.ts'
import * as Styled from './menu.styles.ts'

export type MenuItem = {
  label: string
  /** Language of the label, if it differs from the page's. */
  lang?: string
  icon?: ReactNode
  onSelect?: () => void
  /** Address to open, which replaces `onSelect`. */
  href?: string
  opensTab?: boolean
  /** Disables the item, which stays in the menu so that the reason can be read. */
  disabledReason?: string | undefined
  busy?: boolean
  /** Set for a radio item: true if it is the chosen one. */
  checked?: boolean
}

type MenuPopupProps = {
  id: string
  label: string
  trigger: HTMLElement | null
  items: MenuItem[]
  /** Focuses the first item, as for a menu that was opened with the keyboard. */
  atFirst: boolean
  onClose: () => void
}

/** The open menu, at its trigger. */
export function MenuPopup({ id, label, trigger, items, atFirst, onClose }: MenuPopupProps) {
  const [active, setActive] = useState<number | null>(atFirst ? 0 : null)
  const panel = useRef<HTMLDivElement>(null)
  const [floating, setFloating] = useState<HTMLElement | null>(null)
  // Positioning and focus management have to measure the page, so the menu is painted first.
  const [initialStyle] = useState(() => belowEndOf(trigger))
  useEffect(() => afterPaint(() => setFloating(panel.current)), [])
  const elements = useRef<(HTMLElement | null)[]>([])
  const labels = useRef<(string | null)[]>([])

  const { context, floatingStyles, isPositioned } = useAtTrigger({
    trigger,
    floating,
    onClose,
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

  // An item can be chosen before the focus manager, which would return the focus, is set up.
  const done = () => {
    trigger?.focus({ preventScroll: true })
    onClose()
  }

  return (
    <FloatingFocusManager context={context} disabled={floating === null} modal={false} returnFocus>
      <Styled.Panel
        ref={panel}
        style={isPositioned ? floatingStyles : initialStyle}
        {...getFloatingProps()}
        id={id}
        aria-label={label}
        aria-labelledby={undefined}
      >
        <FloatingList elementsRef={elements} labelsRef={labels}>
          {items.map((item, index) => (
            <Item
              key={item.label}
              item={item}
              active={index === active}
              getItemProps={getItemProps}
              onDone={done}
            />
          ))}
        </FloatingList>
      </Styled.Panel>
    </FloatingFocusManager>
  )
}

/** Initial position of the menu, before it is fitted into the window. */
function belowEndOf(trigger: HTMLElement | null): CSSProperties {
  const { bottom, left, right } = trigger?.getBoundingClientRect() ?? {
    bottom: 0,
    left: 0,
    right: 0,
  }
  const { clientWidth, dir } = document.documentElement
  const insetInlineEnd = dir === 'rtl' ? left : clientWidth - right
  return { position: 'fixed', top: bottom + gap, insetInlineEnd }
}

type ItemProps = {
  item: MenuItem
  active: boolean
  getItemProps: (props: HTMLProps<HTMLElement>) => Record<string, unknown>
  onDone: () => void
}

function Item({ item, active, getItemProps, onDone }: ItemProps) {
  const { label, lang, icon, onSelect, href, opensTab = false, checked } = item
  const { disabledReason, busy = false } = item
  const { ref } = useListItem({ label })
  const id = useId()
  const isOff = disabledReason !== undefined || busy
  const choose = () => {
    if (isOff) return
    onDone()
    onSelect?.()
  }
  const shared = { ref, tabIndex: active ? 0 : -1, 'aria-labelledby': `${id}-label` }
  const content = (
    <>
      {icon}
      <Styled.Words>
        <span id={`${id}-label`}>
          <span lang={lang}>{label}</span>
          {opensTab && <HiddenWords>{` ${common.opensANewTab}`}</HiddenWords>}
        </span>
        {disabledReason !== undefined && <small id={`${id}-reason`}>{disabledReason}</small>}
      </Styled.Words>
      {checked && (
        <Styled.Check>
          <CheckIcon size={18} />
        </Styled.Check>
      )}
    </>
  )
  if (href !== undefined)
    return (
      <Styled.ItemLink
        // wouter's link ignores `target` and navigates in this tab.
        {...(opensTab ? { as: 'a', target: '_blank' } : {})}
        href={href}
        {...getItemProps({ onClick: onDone })}
        {...shared}
        role="menuitem"
      >
        {content}
      </Styled.ItemLink>
    )
  return (
    <Styled.Item
      type="button"
      {...getItemProps({ onClick: choose })}
      {...shared}
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      aria-disabled={isOff ? true : undefined}
      aria-describedby={disabledReason === undefined ? undefined : `${id}-reason`}
    >
      {content}
    </Styled.Item>
  )
}
