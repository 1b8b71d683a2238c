import { cloneElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, HTMLAttributes, PointerEvent, ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { color, fontSize, layer, radius, shadow, space } from '../theme/tokens.ts'

type Trigger = ReactElement<HTMLAttributes<HTMLElement>>

/**
 * Shows `text` while its child is hovered or focused. For sighted users only: the child itself has
 * the text as its accessible name or description.
 */
export function Tooltip({ text, children }: { text: string | undefined; children: Trigger }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const own = children.props
  const close = () => setAnchor(null)

  const trigger = cloneElement(children, {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      own.onPointerEnter?.(event)
      if (event.pointerType !== 'touch') setAnchor(event.currentTarget)
    },
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      own.onPointerLeave?.(event)
      close()
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      own.onFocus?.(event)
      if (event.currentTarget.matches(':focus-visible')) setAnchor(event.currentTarget)
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      own.onBlur?.(event)
      close()
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      own.onPointerUp?.(event)
      if (event.pointerType === 'touch') setAnchor(event.currentTarget)
    },
  })

  return (
    <>
      {trigger}
      {anchor && text && <Bubble anchor={anchor} text={text} onClose={close} />}
    </>
  )
}

type BubbleProps = { anchor: HTMLElement; text: string; onClose: () => void }

function Bubble({ anchor, text, onClose }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (bubble.current) place(bubble.current, anchor.getBoundingClientRect())
  }, [anchor])
  useCloseOnLeaving(onClose)
  return createPortal(
    <Panel ref={bubble} role="tooltip">
      {text}
    </Panel>,
    document.body,
  )
}

function place(bubble: HTMLElement, anchor: DOMRect) {
  const gap = 8
  const { width, height } = bubble.getBoundingClientRect()
  const above = anchor.top - height - gap
  const left = anchor.left + anchor.width / 2 - width / 2
  bubble.style.top = `${above >= gap ? above : anchor.bottom + gap}px`
  bubble.style.left = `${Math.max(gap, Math.min(left, window.innerWidth - width - gap))}px`
}

function useCloseOnLeaving(onClose: () => void) {
  useEffect(() => {
    // Captured, so that Escape closes the tooltip before the dialog behind it.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onClose()
    }
    window.addEventListener('keydown', onKey, true)
    window.addEventListener('scroll', onClose, true)
    return () => {
      window.removeEventListener('keydown', onKey, true)
      window.removeEventListener('scroll', onClose, true)
    }
  })
}

const Panel = styled.div`
  position: fixed;
  top: 0;
  left: 0;
  right: auto;
  z-index: ${layer.tooltip};
  width: max-content;
  max-width: min(18rem, calc(100vw - 1rem));
  padding: ${space(1.5)} ${space(2.5)};
  border-radius: ${radius.small};
  background: ${color.surfaceInk};
  color: ${color.textOnInk};
  font-size: ${fontSize.tiny};
  line-height: 1.4;
  box-shadow: ${shadow.raised};
  pointer-events: none;
`
