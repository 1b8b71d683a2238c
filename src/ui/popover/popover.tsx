import {
  FloatingFocusManager,
  FloatingPortal,
  useDismiss,
  useFloating,
  useInteractions,
  useRole,
} from '@floating-ui/react'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import * as common from '#texts/common.ts'
import { media, useMedia } from '../../lib/media.ts'
import { IconButton } from '../button/button.tsx'
import { CloseIcon } from '../icons/site-icons.tsx'
import * as Styled from './popover.styles.ts'
import { useAtTrigger } from './within-window.ts'

export type PopoverProps = {
  id: string
  title: string
  closeLabel?: string
  /** Buttons beside the title. */
  actions?: ReactNode
  foot?: ReactNode
  trigger: HTMLElement | null
  onClose: () => void
  children: ReactNode
}

/** Popover at its trigger; on a phone, a sheet from below. */
export function Popover(props: PopoverProps) {
  const { id, title, closeLabel = common.close, actions, foot, trigger, onClose, children } = props
  const Frame = useMedia(media.phone) ? Sheet : AtTrigger
  const titleId = `${id}-title`
  return (
    <Frame id={id} titleId={titleId} trigger={trigger} onClose={onClose}>
      <Styled.Head>
        <h2 id={titleId}>{title}</h2>
        {actions}
        <IconButton label={closeLabel} size="small" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Styled.Head>
      <Styled.Body>{children}</Styled.Body>
      {foot && <Styled.Foot>{foot}</Styled.Foot>}
    </Frame>
  )
}

type FrameProps = {
  id: string
  titleId: string
  trigger: HTMLElement | null
  onClose: () => void
  children: ReactNode
}

function AtTrigger({ id, titleId, trigger, onClose, children }: FrameProps) {
  const panel = useRef<HTMLDivElement>(null)
  const [floating, setFloating] = useState<HTMLElement | null>(null)
  const { context, floatingStyles } = useAtTrigger({ trigger, floating, onClose })
  const { getFloatingProps } = useInteractions([useDismiss(context), useRole(context)])
  return (
    <FloatingFocusManager context={context} modal={false} initialFocus={panel}>
      <Styled.Popover
        ref={(element) => {
          panel.current = element
          setFloating(element)
        }}
        style={floatingStyles}
        {...getFloatingProps()}
        id={id}
        aria-labelledby={titleId}
      >
        {children}
      </Styled.Popover>
    </FloatingFocusManager>
  )
}

function Sheet({ id, titleId, trigger, onClose, children }: FrameProps) {
  const panel = useRef<HTMLDivElement>(null)
  const [floating, setFloating] = useState<HTMLElement | null>(null)
  const { context } = useFloating({
    open: true,
    onOpenChange: (next) => {
      if (!next) onClose()
    },
    elements: { reference: trigger, floating },
  })
  const { getFloatingProps } = useInteractions([
    useDismiss(context, { outsidePressEvent: 'mousedown' }),
    useRole(context),
  ])
  return (
    <FloatingPortal>
      <Styled.Overlay lockScroll>
        <FloatingFocusManager context={context} initialFocus={panel}>
          <Styled.Sheet
            ref={(element) => {
              panel.current = element
              setFloating(element)
            }}
            {...getFloatingProps()}
            id={id}
            aria-modal="true"
            aria-labelledby={titleId}
          >
            {children}
          </Styled.Sheet>
        </FloatingFocusManager>
      </Styled.Overlay>
    </FloatingPortal>
  )
}
