import {
  FloatingFocusManager,
  FloatingOverlay,
  useDismiss,
  useFloatingRootContext,
  useInteractions,
  useRole,
} from '@floating-ui/react'
import { getTabbableOptions } from '@floating-ui/react/utils'
import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { createPortal } from 'react-dom'
import { css, styled } from 'styled-components'
import { tabbable } from 'tabbable'
import type { FocusableElement } from 'tabbable'
import * as common from '#texts/common.ts'
import * as t from '#texts/ui.ts'
import { media } from '../../lib/media.ts'
import { afterPaint } from '../../lib/scheduling.ts'
import { IconButton } from '../button/button.tsx'
import { CloseIcon } from '../icons/site-icons.tsx'
import { ButtonAs } from '../button/button-as.ts'
import { color, fontSize, layer, motion, radius, shadow, space } from '../theme/tokens.ts'
import { CloseDialog } from './close-button.tsx'
import { FooterQuestion } from './footer-question.tsx'
import { useDiscardQuestion } from './use-discard-question.ts'

type DialogSize = 'small' | 'medium' | 'large'

export type DialogProps = {
  open: boolean
  /** Called when the user closes the dialog, or agrees to discard what is unsaved. */
  onClose: () => void
  /**
   * True if something was typed, drawn or chosen that is saved nowhere: the dialog then asks before it closes.
   * Required for a dialog with fields.
   */
  unsaved?: boolean | undefined
  /** What is unsaved is there again after a reload. */
  survivesReload?: boolean
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Its button that saves nothing is a `CloseButton`. */
  footer?: ReactNode
  size?: DialogSize
  /** Can be closed by a press outside, Escape or the close button. Off while something is being saved. */
  dismissable?: boolean
  /** Can be closed by a press outside. Off if that would lose work that is hard to redo. */
  closesOnPressOutside?: boolean
  /** Element that takes the focus afterwards, instead of the one that had it before. */
  focusAfter?: RefObject<HTMLElement | null>
}

const closingTime = 180

export function DialogWindow(props: DialogProps) {
  const { open } = props
  const [isMounted, setMounted] = useState(open)
  if (open && !isMounted) setMounted(true)
  useEffect(() => {
    if (open || !isMounted) return undefined
    const timer = setTimeout(() => setMounted(false), closingTime)
    return () => clearTimeout(timer)
  }, [open, isMounted])
  // Rendered into the body itself, since React would attach all its event listeners to a new root for each
  // dialog.
  return (
    isMounted &&
    createPortal(
      <ButtonAs value={null}>
        <Window {...props} />
      </ButtonAs>,
      document.body,
    )
  )
}

function Window(props: DialogProps) {
  const { open, onClose, title, description, children, footer, size = 'medium' } = props
  const { dismissable = true, closesOnPressOutside = true, focusAfter } = props
  const { unsaved, survivesReload = false } = props
  const question = useDiscardQuestion({ on: open && unsaved === true, survivesReload, onClose })
  const titleId = useId()
  const descriptionId = useId()
  const panelRef = useRef<HTMLDivElement>(null)
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const [opener] = useState(() => ({ current: focused() }))
  // The user can focus a field before the focus trap is set up.
  const [isEntered, setEntered] = useState(false)
  // The focus trap has to measure the page, so the dialog is painted first.
  useEffect(() => {
    if (!open) return undefined
    return afterPaint(() => {
      setEntered(panelRef.current?.contains(focused()) ?? false)
      setPanel(panelRef.current)
    })
  }, [open])
  useEffect(() => {
    // The panel itself has the focus if the opener was removed before the focus trap was set up.
    const isAtField = focused() !== panel && panel?.contains(focused())
    if (panel !== null && !isAtField) firstFieldIn(panel).focus()
  }, [panel])
  useEffect(() => {
    if (import.meta.env.DEV && unsaved === undefined && panel?.querySelector(fields))
      throw new Error(`The dialog "${title}" has a field, but does not say whether it is unsaved`)
  })

  const context = useFloatingRootContext({
    open,
    elements: { reference: null, floating: panel },
    onOpenChange: (next) => {
      if (!next) question.close()
    },
  })
  const dismiss = useDismiss(context, {
    enabled: dismissable,
    outsidePressEvent: 'mousedown',
    outsidePress: (event) => closesOnPressOutside && !isOnToast(event),
  })
  const { getFloatingProps } = useInteractions([useRole(context, { role: 'dialog' }), dismiss])
  const status = open ? 'open' : 'close'

  return (
    <Overlay lockScroll={panel !== null} style={fullWidth} data-status={status}>
      <FloatingFocusManager
        context={context}
        disabled={panel === null}
        // The library sets its own initial focus a frame later, and would take the focus from a
        // field.
        initialFocus={-1}
        returnFocus={focusAfter ?? (isEntered ? opener : true)}
      >
        <Panel
          ref={panelRef}
          {...getFloatingProps()}
          aria-modal="true"
          aria-labelledby={titleId}
          aria-describedby={description ? descriptionId : undefined}
          data-status={status}
          $size={size}
        >
          <Header>
            <Title id={titleId}>{title}</Title>
            {description && <Description id={descriptionId}>{description}</Description>}
          </Header>
          {/* Who goes on with the fields has answered the question. */}
          <Body onInput={question.stay} onPointerDown={question.stay} onSubmit={question.stay}>
            {children}
          </Body>
          {question.isAsked ? (
            <Footer>
              <FooterQuestion
                goLabel={t.discard}
                stayLabel={t.keepEditing}
                onGo={question.discard}
                onStay={question.stay}
              >
                {t.discardWhatYouEntered}
              </FooterQuestion>
            </Footer>
          ) : (
            footer && (
              <Footer>
                <CloseDialog value={question.close}>{footer}</CloseDialog>
              </Footer>
            )
          )}
          {/* Comes last, so that the focus starts at the first field instead of the close button. */}
          {dismissable && (
            <Close>
              <IconButton label={common.close} size="small" onClick={question.close}>
                <CloseIcon />
              </IconButton>
            </Close>
          )}
        </Panel>
      </FloatingFocusManager>
    </Overlay>
  )
}

/** Whatever a user can type, choose or draw in. */
const fields = 'input, textarea, select, canvas'

// Extends under the page's scroll bar, so that nothing moves when the scroll bar disappears.
const fullWidth = { right: 'auto', width: '100vw' } as const

const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null

function firstFieldIn(panel: HTMLElement): FocusableElement {
  return tabbable(panel, getTabbableOptions())[0] ?? panel
}

function isOnToast(event: MouseEvent) {
  return event.target instanceof Element && event.target.closest('#toasts') !== null
}

const widths: Record<DialogSize, string> = { small: '27rem', medium: '36rem', large: '52rem' }

const Overlay = styled(FloatingOverlay)`
  z-index: ${layer.dialog};
  display: grid;
  place-items: center;
  /* Keeps a focused field from being hidden behind the buttons. */
  scroll-padding-bottom: 6rem;
  padding: ${space(6)} ${space(4)};
  background: ${color.overlay};
  transition: opacity ${motion.fast};
  &[data-status='close'] {
    opacity: 0;
  }
  @media ${media.phone} {
    align-items: end;
    padding: ${space(12)} 0 0;
  }
`

const sheet = css`
  --offset: 2.5rem;
  width: 100%;
  border-radius: ${radius.large} ${radius.large} 0 0;
  padding-bottom: env(safe-area-inset-bottom);
`

const Panel = styled.div<{ $size: DialogSize }>`
  position: relative;
  display: flex;
  flex-direction: column;
  width: min(100%, ${({ $size }) => widths[$size]});
  /* The content scrolls between title and buttons; in a lower window, the whole dialog does. */
  max-height: max(20rem, 100dvh - ${space(12)});
  border-radius: ${radius.large};
  border-top: 6px solid ${color.accent};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};
  transition: transform ${motion.normal} ${motion.ease};
  &[data-status='close'] {
    transform: translateY(var(--offset));
  }
  @starting-style {
    transform: translateY(var(--offset));
  }
  --offset: 0.75rem;
  @media ${media.phone} {
    ${sheet}
  }
  &:focus-visible {
    outline: none;
  }
`

const Header = styled.div`
  flex: none;
  padding-block: ${space(5)} 0;
  padding-inline: ${space(6)} ${space(16)};
`

const Close = styled.div`
  position: absolute;
  top: ${space(4)};
  inset-inline-end: ${space(5)};
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
  flex: 0 1 auto;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${space(4)} ${space(6)} ${space(6)};
`

const Footer = styled.footer`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(3)};
  padding: ${space(4)} ${space(6)};
  border-top: 2px dashed ${color.border};
  border-radius: 0 0 ${radius.large} ${radius.large};
  background: ${color.surfaceRaised};
  @media ${media.phone} {
    border-radius: 0;
    > * {
      flex: 1 1 auto;
    }
  }
`
