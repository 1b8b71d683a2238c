import { useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useLocation } from 'wouter'
import type { User } from '../../api/model.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { SidebarIcon } from '../../ui/icons/icons.tsx'
import { Container } from '../../ui/layout/layout.tsx'
import { LiveMark } from '../../ui/badge/live-mark.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { SkipLink } from '../../ui/layout/skip-link.tsx'
import { color, layer, space } from '../../ui/theme/tokens.ts'
import { media, useMedia } from '../../lib/media.ts'
import { useFollowedParcels, useLiveAnnouncement, useLiveState } from '../../stores/live.ts'
import { toggleSidebar, useSidebar } from '../../stores/sidebar.ts'
import type { SidebarDrawerProps } from './sidebar-drawer.tsx'
import { Sidebar } from './sidebar.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useSidebarShortcut } from './use-sidebar-shortcut.ts'

type DashboardShellProps = {
  user: Pick<User, 'name' | 'email' | 'role'>
  onLogout: () => void
  /** The logout call is under way. */
  leaving?: boolean
  children: ReactNode
}

const SidebarDrawer = lazyDialog<SidebarDrawerProps>(
  async () => (await import('./sidebar-drawer.tsx')).SidebarDrawer,
)

/** The frame of every dashboard: a sidebar that folds to its icons, or slides over on a phone. */
export function DashboardShell({ user, onLogout, leaving = false, children }: DashboardShellProps) {
  const phone = useMedia(media.phone)
  const open = useSidebar((state) => state.open)
  const [location] = useLocation()
  // Kept by place, so that the drawer is closed wherever a link leads.
  const [drawerAt, setDrawerAt] = useState<string | null>(null)
  const drawer = drawerAt === location
  const closeDrawer = () => setDrawerAt(null)
  const toggle = () => (phone ? setDrawerAt(drawer ? null : location) : toggleSidebar())

  useSidebarShortcut(toggle)
  useFollowedParcels(user.email)

  const sidebar = { user, onLogout, leaving }
  return (
    <Frame>
      <SkipLink />
      {phone ? (
        <SidebarDrawer open={drawer} onClose={closeDrawer}>
          <Sidebar {...sidebar} folded={false} onNavigate={closeDrawer} />
        </SidebarDrawer>
      ) : (
        <Rail $open={open}>
          <Sidebar {...sidebar} folded={!open} />
        </Rail>
      )}
      <Content>
        <Bar>
          <IconButton
            label={(phone ? drawer : open) ? 'Hide sidebar' : 'Show sidebar'}
            aria-expanded={phone ? drawer : open}
            aria-keyshortcuts="Control+B Meta+B"
            onClick={toggle}
          >
            <SidebarIcon />
          </IconButton>
          <Corner>
            <Live />
            <ThemeSwitch />
          </Corner>
        </Bar>
        <main id="content" tabIndex={-1}>
          <Container>{children}</Container>
        </main>
      </Content>
    </Frame>
  )
}

function Live() {
  const state = useLiveState()
  const announcement = useLiveAnnouncement()
  return <LiveMark state={state} said={announcement} />
}

const Frame = styled.div`
  display: flex;
  min-height: 100dvh;
`

const Rail = styled.aside<{ $open: boolean }>`
  flex: none;
  width: ${({ $open }) => ($open ? '16rem' : '3rem')};
  background: ${color.surfaceInk};
  transition: width 200ms;
  @media ${media.reducedMotion} {
    transition: none;
  }
  > * {
    position: sticky;
    top: 0;
    height: 100dvh;
  }
`

const Content = styled.div`
  flex: 1;
  min-width: 0;
  main {
    padding-block: ${space(6)} ${space(12)};
  }
  main:focus-visible {
    outline: none;
  }
`

const Corner = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
`

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(1.5)} ${space(3)};
  border-bottom: 1px solid ${color.border};
  background: ${color.page};
`
