import { useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/site.ts'
import { CloseIcon, MenuIcon } from '../../ui/icons/site-icons.tsx'
import { color, fontSize, inlineSign, radius, shadow, space } from '../../ui/theme/tokens.ts'
import { Toggle, useDisclosure } from './disclosure.ts'

type MobileMenuProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** Contents of the header in a menu, for narrow screens. */
export function MobileMenu({ open, onOpenChange, children }: MobileMenuProps) {
  const id = useId()
  return (
    <div {...useDisclosure(open, onOpenChange)}>
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
