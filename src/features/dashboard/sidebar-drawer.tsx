import {
  FloatingFocusManager,
  FloatingOverlay,
  FloatingPortal,
  useDismiss,
  useFloating,
  useInteractions,
  useRole,
} from '@floating-ui/react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import * as t from '#texts/dashboard.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { CloseIcon } from '../../ui/icons/icons.tsx'
import { color, inlineSign, layer, motion, shadow, space } from '../../ui/theme/tokens.ts'

export type SidebarDrawerProps = { open: boolean; onClose: () => void; children: ReactNode }

/** Sidebar on a phone, over the page; Escape or a press outside closes it. */
export function SidebarDrawer({ open, onClose, children }: SidebarDrawerProps) {
  const [floating, setFloating] = useState<HTMLElement | null>(null)
  const { context } = useFloating({
    elements: { floating },
    open,
    onOpenChange: (next) => {
      if (!next) onClose()
    },
  })
  const { getFloatingProps } = useInteractions([
    useRole(context, { role: 'dialog' }),
    useDismiss(context, { outsidePressEvent: 'mousedown' }),
  ])
  if (!open) return null
  return (
    <FloatingPortal>
      <Overlay lockScroll>
        <FloatingFocusManager context={context}>
          <Panel ref={setFloating} {...getFloatingProps()} aria-modal="true" aria-label={t.sidebar}>
            {children}
            {/* Comes last, so that the focus starts in the menu. */}
            <Close>
              <IconButton label={t.closeSidebar} size="small" onClick={onClose}>
                <CloseIcon />
              </IconButton>
            </Close>
          </Panel>
        </FloatingFocusManager>
      </Overlay>
    </FloatingPortal>
  )
}

const Overlay = styled(FloatingOverlay)`
  z-index: ${layer.dialog};
  background: ${color.overlay};
`

const slideIn = keyframes`from { transform: translateX(calc(-100% * ${inlineSign})); }`

const Panel = styled.div`
  position: relative;
  width: min(18rem, 100vw - 3rem);
  height: 100dvh;
  box-shadow: ${shadow.raised};
  animation: ${slideIn} ${motion.normal} ${motion.ease};
  &:focus-visible {
    outline: none;
  }
`

const Close = styled.div`
  position: absolute;
  top: ${space(2.5)};
  inset-inline-end: ${space(2.5)};
  z-index: 1;
  button {
    color: ${color.textOnInk};
  }
  button:hover {
    background: rgb(255 255 255 / 0.12);
  }
`
