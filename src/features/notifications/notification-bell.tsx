import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { useLocation } from 'wouter'
import * as common from '#texts/common.ts'
import * as t from '#texts/notifications.ts'
import { formatCount } from '../../../domain/format.ts'
import type { Role } from '../../../openapi.d.ts'
import type { Count } from '../../api/model.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { BellIcon } from '../../ui/icons/notification-icons.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { LazyBoundary, lazyComponent } from '../../ui/lazy/lazy-boundary.tsx'
import { color, radius, space } from '../../ui/theme/tokens.ts'
import { mayHaveNotifications, useUnreadCount } from '../../stores/unread-count.ts'

/**
 * Shows the unread count, and opens the newest notifications; renders nothing on a host without notifications.
 */
export function NotificationBell({ area }: { area: Role }) {
  const unread = useUnreadCount()
  const announcement = useAnnouncement(unread)
  const id = useId()
  const [location] = useLocation()
  // The address at which the panel was opened, so that every navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const [button, setButton] = useState<HTMLElement | null>(null)
  const isOpen = openAt === location
  const close = () => setOpenAt(null)

  if (unread === null || !mayHaveNotifications()) return null
  const hasUnread = unread !== undefined && unread.count > 0
  return (
    <>
      <IconButton
        ref={setButton}
        label={
          hasUnread ? t.notificationsUnread({ count: formatCount(unread) }) : common.notifications
        }
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpenAt(isOpen ? null : location)}
        // Preloads the code before the button is pressed.
        onPointerDown={preload}
        onFocus={preload}
      >
        <BellIcon />
        {hasUnread && <Number aria-hidden="true">{formatCount(unread)}</Number>}
      </IconButton>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      {isOpen && (
        <LazyBoundary shown onClose={close}>
          {() => {
            const NotificationPanel = notificationPanel()
            return <NotificationPanel id={id} role={area} trigger={button} onClose={close} />
          }}
        </LazyBoundary>
      )}
    </>
  )
}

/** Text for screen readers when the count has increased. */
function useAnnouncement(unread: Count | null | undefined): string {
  const count = unread?.count
  const [known, setKnown] = useState(count)
  const [announcement, setAnnouncement] = useState('')
  if (count !== known) {
    setKnown(count)
    const isMore = count !== undefined && known !== undefined && count > known
    setAnnouncement(isMore ? t.unreadNotifications({ count }) : '')
  }
  return announcement
}

const notificationPanel = lazyComponent(
  async () => (await import('./notification-panel.tsx')).NotificationPanel,
)

// Opening the panel retries a failed load, and shows an alert if it fails again.
const preload = () => void import('./notification-panel.tsx').catch(() => {})

const Number = styled.span`
  position: absolute;
  top: 0;
  inset-inline-end: 0;
  min-width: 1.125rem;
  padding-inline: ${space(1)};
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.textOnAccent};
  font-size: 0.6875rem;
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  line-height: 1.125rem;
  text-align: center;
`
