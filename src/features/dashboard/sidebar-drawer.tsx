import {
  FloatingFocusManager,
  FloatingOverlay,
  FloatingPortal,
  useDismiss,
  useFloating,
  useInteractions,
  useRole,
} from '@floating-ui/react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../../design/button.tsx'
import { CloseIcon } from '../../design/icons.tsx'
import { color, layer, motion, shadow, space } from '../../design/tokens.ts'

type SidebarDrawerProps = { open: boolean; onClose: () => void; children: ReactNode }

/** The sidebar on a phone: over the page, closed by Escape or a press beside it. */
export function SidebarDrawer({ open, onClose, children }: SidebarDrawerProps) {
  const { refs, context } = useFloating({
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
          <Panel
            ref={refs.setFloating}
            {...getFloatingProps()}
            aria-modal="true"
            aria-label="Sidebar"
          >
            <Close>
              <IconButton label="Close sidebar" size="small" onClick={onClose}>
                <CloseIcon />
              </IconButton>
            </Close>
            {children}
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

const Panel = styled.div`
  position: relative;
  width: min(18rem, 100vw - 3rem);
  height: 100dvh;
  box-shadow: ${shadow.raised};
  animation: sidebar-in ${motion.normal} ${motion.ease};
  @keyframes sidebar-in {
    from {
      transform: translateX(-100%);
    }
  }
  &:focus-visible {
    outline: none;
  }
`

const Close = styled.div`
  position: absolute;
  top: ${space(2.5)};
  right: ${space(2.5)};
  z-index: 1;
  button {
    color: ${color.textOnInk};
  }
  button:hover {
    background: rgb(255 255 255 / 0.12);
  }
`
