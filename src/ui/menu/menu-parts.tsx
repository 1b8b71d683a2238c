import { useListItem } from '@floating-ui/react'
import type { HTMLProps, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useLocation } from 'wouter'
import { CheckIcon } from '../icons/icons.tsx'
import { color, fontSize, layer, radius, shadow, space } from '../theme/tokens.ts'

export type MenuItem = {
  label: string
  icon?: ReactNode
  onSelect?: () => void
  href?: string
  tone?: 'danger'
  /** Why the entry is off; it stays reachable so that the reason can be read. */
  disabledReason?: string | undefined
  /** Given: the entry is one of a choice, and this says whether it is the chosen one. */
  checked?: boolean
}

type MenuRowProps = {
  item: MenuItem
  active: boolean
  itemProps: (props: HTMLProps<HTMLElement>) => Record<string, unknown>
  onDone: () => void
}

export function MenuRow({ item, active, itemProps, onDone }: MenuRowProps) {
  const [, navigate] = useLocation()
  const { ref } = useListItem({ label: item.disabledReason === undefined ? item.label : null })
  const off = item.disabledReason !== undefined

  const choose = (event: MouseEvent | KeyboardEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (off || (item.href && !elsewhere)) event.preventDefault()
    if (off || (item.href && elsewhere)) return
    onDone()
    item.onSelect?.()
    if (item.href) navigate(item.href)
  }

  return (
    <Entry
      ref={ref}
      {...(item.href && !off ? { as: 'a' as const, href: item.href } : { type: 'button' as const })}
      $tone={item.tone}
      {...itemProps({ onClick: choose })}
      role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={item.checked}
      aria-disabled={off ? true : undefined}
      tabIndex={active ? 0 : -1}
    >
      {item.icon}
      <span>
        {item.label}
        {off && <Reason>{item.disabledReason}</Reason>}
      </span>
      {item.checked && (
        <Tick>
          <CheckIcon size={18} />
        </Tick>
      )}
    </Entry>
  )
}

export const MenuPanel = styled.div`
  z-index: ${layer.popover};
  min-width: 12rem;
  max-width: min(20rem, calc(100vw - 1rem));
  padding: ${space(1.5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};
  &:focus-visible {
    outline: none;
  }
`

const Entry = styled.button<{ $tone: 'danger' | undefined }>`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  width: 100%;
  min-height: 2.5rem;
  padding: ${space(1.5)} ${space(2.5)};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${({ $tone }) => ($tone === 'danger' ? color.dangerText : color.text)};
  font-size: ${fontSize.small};
  font-weight: 550;
  text-align: left;
  text-decoration: none;
  &:hover,
  &:focus-visible {
    background: ${color.surfaceHover};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-disabled] {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`

const Reason = styled.span`
  display: block;
  font-size: ${fontSize.tiny};
  font-weight: 400;
  line-height: 1.35;
`

const Tick = styled.span`
  display: grid;
  margin-left: auto;
  color: ${color.accentText};
`
