import { useEffect, useId, useRef } from 'react'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/site.ts'
import { Button } from '../../ui/button/button.tsx'
import { CloseIcon, MenuIcon } from '../../ui/icons/site-icons.tsx'
import { color, fontSize, inlineSign, radius, shadow, space } from '../../ui/theme/tokens.ts'

type MobileMenuProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** Contents of the header, behind one button, for narrow screens. */
export function MobileMenu({ open, onOpenChange, children }: MobileMenuProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  useOutsidePress(root, open, () => onOpenChange(false))

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    onOpenChange(false)
    root.current?.querySelector('button')?.focus()
  }
  const closeOnBlur = (event: FocusEvent<HTMLElement>) => {
    const next = event.relatedTarget
    if (next instanceof Node && !event.currentTarget.contains(next)) onOpenChange(false)
  }

  return (
    // The keys are handled for everything inside; the element itself is no control.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} onKeyDown={closeOnEscape} onBlur={closeOnBlur}>
      <Toggle
        tone="ghost"
        aria-label={open ? t.closeMenu : t.openMenu}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onOpenChange(!open)}
      >
        {open ? <CloseIcon size={24} /> : <MenuIcon size={24} />}
      </Toggle>
      {open && <Panel id={id}>{children}</Panel>}
    </div>
  )
}

function useOutsidePress(
  root: { current: HTMLElement | null },
  open: boolean,
  onPress: () => void,
) {
  useEffect(() => {
    if (!open) return undefined
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onPress()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  })
}

// No icon button: its tooltip would lie over the first link.
const Toggle = styled(Button)`
  width: 2.75rem;
  padding: 0;
`

const Panel = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  max-height: calc(100dvh - 4.25rem);
  overflow-y: auto;
  padding: ${space(2)} clamp(1rem, 4vw, 2.5rem) ${space(5)};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  box-shadow: ${shadow.raised};
  nav a {
    display: block;
    padding: ${space(3.5)} ${space(2)};
    border-bottom: 1px solid ${color.border};
    border-radius: ${radius.small} ${radius.small} 0 0;
    color: ${color.text};
    font-size: ${fontSize.lead};
    font-weight: 650;
    line-height: 1.3;
    text-decoration: none;
  }
  nav a:hover {
    background: ${color.surfaceHover};
  }
  nav a[aria-current] {
    box-shadow: inset calc(4px * ${inlineSign}) 0 0 ${color.accentLine};
    padding-inline-start: ${space(4)};
  }
`
