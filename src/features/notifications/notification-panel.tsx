import {
  autoUpdate,
  flip,
  FloatingFocusManager,
  FloatingPortal,
  offset,
  shift,
  useDismiss,
  useFloating,
  useInteractions,
  useRole,
} from '@floating-ui/react'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Role } from '../../../openapi.d.ts'
import { Button, IconButton } from '../../ui/button/button.tsx'
import { CloseIcon } from '../../ui/icons/icons.tsx'
import { media, useMedia } from '../../lib/media.ts'
import { paths } from '../../lib/paths.ts'
import { useNewestNotifications } from '../../stores/notifications.ts'
import { NewestNotifications } from './newest-notifications.tsx'
import * as Styled from './notification-panel.styles.ts'
import { useMarkAllAsRead } from './use-mark-as-read.ts'

type NotificationPanelProps = {
  id: string
  role: Role
  trigger: HTMLElement | null
  onClose: () => void
}

const newest = 8

/** The newest notifications: at the bell, or on a phone over the page from below. */
export function NotificationPanel({ id, role, trigger, onClose }: NotificationPanelProps) {
  const Frame = useMedia(media.phone) ? Sheet : Popover
  const view = useNewestNotifications(newest)
  const { isBusy, markAll } = useMarkAllAsRead()
  const titleId = `${id}-title`
  const isAllRead = view.status === 'success' && view.rows.every(({ readAt }) => readAt !== null)
  return (
    <Frame id={id} titleId={titleId} trigger={trigger} onClose={onClose}>
      <Styled.Head>
        <h2 id={titleId}>Notifications</h2>
        <Button
          size="small"
          tone="ghost"
          busy={isBusy}
          disabledReason={isAllRead ? 'All of these have been read' : undefined}
          onClick={() => markAll(view.rows[0]?.createdAt)}
        >
          Mark all as read
        </Button>
        <IconButton label="Close notifications" size="small" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Styled.Head>
      <Styled.Body>
        <NewestNotifications view={view} role={role} onLeave={onClose} />
      </Styled.Body>
      <Styled.Foot>
        <Link href={paths.notifications(role)} onClick={onClose}>
          See all
        </Link>
        <Link href={paths.notificationSettings(role)} onClick={onClose}>
          Settings
        </Link>
      </Styled.Foot>
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

function Popover({ id, titleId, trigger, onClose, children }: FrameProps) {
  const panel = useRef<HTMLDivElement>(null)
  const [floating, setFloating] = useState<HTMLElement | null>(null)
  const { context, floatingStyles } = useFloating({
    open: true,
    onOpenChange: (next) => {
      if (!next) onClose()
    },
    placement: 'bottom-end',
    // In place rather than in a portal: the Tab key goes on from here, and landmarks hold it.
    strategy: 'fixed',
    elements: { reference: trigger, floating },
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  })
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
