import {
  FloatingFocusManager,
  FloatingOverlay,
  FloatingPortal,
  useDismiss,
  useFloating,
  useInteractions,
  useRole,
  useTransitionStatus,
} from '@floating-ui/react'
import { useId, useState } from 'react'
import { css, styled } from 'styled-components'
import { media } from '../lib/media.ts'
import { IconButton } from './button.tsx'
import type { DialogProps, DialogSize } from './dialog-props.ts'
import { CloseIcon } from './icons-site.tsx'
import { color, fontSize, layer, motion, radius, shadow, space } from './tokens.ts'

const closingTime = 180

export function DialogWindow(props: DialogProps) {
  const { open, onClose, title, description, children, footer, size = 'medium' } = props
  const { dismissable = true, initialFocus, focusAfter } = props
  const titleId = useId()
  const descriptionId = useId()
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const { context } = useFloating({
    open,
    elements: { floating: panel },
    onOpenChange: (next) => {
      if (!next) onClose()
    },
  })
  const dismiss = useDismiss(context, {
    enabled: dismissable,
    outsidePressEvent: 'mousedown',
    outsidePress: (event) => !isOnToast(event),
  })
  const { getFloatingProps } = useInteractions([useRole(context, { role: 'dialog' }), dismiss])
  const { isMounted, status } = useTransitionStatus(context, { duration: closingTime })
  if (!isMounted) return null

  return (
    <FloatingPortal>
      <Overlay lockScroll data-status={status}>
        <FloatingFocusManager
          context={context}
          {...(initialFocus ? { initialFocus } : {})}
          returnFocus={focusAfter ?? true}
        >
          <Panel
            ref={setPanel}
            {...getFloatingProps()}
            aria-modal="true"
            aria-labelledby={titleId}
            aria-describedby={description ? descriptionId : undefined}
            data-status={status}
            $size={size}
          >
            <Head>
              <Title id={titleId}>{title}</Title>
              {description && <Description id={descriptionId}>{description}</Description>}
            </Head>
            <Body>{children}</Body>
            {footer && <Foot>{footer}</Foot>}
            {/* Last, so that the focus starts at the first field and not at the way out. */}
            {dismissable && (
              <Cross>
                <IconButton label="Close" size="small" onClick={onClose}>
                  <CloseIcon />
                </IconButton>
              </Cross>
            )}
          </Panel>
        </FloatingFocusManager>
      </Overlay>
    </FloatingPortal>
  )
}

function isOnToast(event: MouseEvent) {
  return event.target instanceof Element && event.target.closest('#toasts') !== null
}

const widths: Record<DialogSize, string> = { small: '27rem', medium: '36rem', large: '52rem' }

const Overlay = styled(FloatingOverlay)`
  z-index: ${layer.dialog};
  display: grid;
  place-items: center;
  padding: ${space(6)} ${space(4)};
  background: ${color.overlay};
  transition: opacity ${motion.fast};
  @starting-style {
    opacity: 0;
  }
  &[data-status='close'] {
    opacity: 0;
  }
  @media ${media.phone} {
    align-items: end;
    padding: ${space(12)} 0 0;
  }
`

const sheet = css`
  width: 100%;
  border-radius: ${radius.large} ${radius.large} 0 0;
  transform: translateY(2.5rem);
  padding-bottom: env(safe-area-inset-bottom);
`

const Panel = styled.div<{ $size: DialogSize }>`
  position: relative;
  display: flex;
  flex-direction: column;
  width: min(100%, ${({ $size }) => widths[$size]});
  border-radius: ${radius.large};
  border-top: 6px solid ${color.accent};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};
  transform: translateY(0.75rem);
  transition: transform ${motion.normal} ${motion.ease};
  @media ${media.phone} {
    ${sheet}
  }
  &[data-status='open'] {
    transform: none;
  }
  &:focus-visible {
    outline: none;
  }
`

const Head = styled.div`
  padding: ${space(5)} ${space(16)} 0 ${space(6)};
`

const Cross = styled.div`
  position: absolute;
  top: ${space(4)};
  right: ${space(5)};
`

const Title = styled.h2`
  padding-top: ${space(1)};
`

const Description = styled.p`
  margin-top: ${space(2)};
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`

const Body = styled.div`
  padding: ${space(4)} ${space(6)} ${space(6)};
`

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(3)};
  padding: ${space(4)} ${space(6)};
  border-top: 2px dashed ${color.border};
  @media ${media.phone} {
    > * {
      flex: 1 1 auto;
    }
  }
`
