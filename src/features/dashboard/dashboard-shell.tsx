import { useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useLocation } from 'wouter'
import * as t from '#texts/dashboard.ts'
import type { User } from '../../api/model.ts'
import { LiveMark } from '../../ui/badge/live-mark.tsx'
import { IconButton } from '../../ui/button/button.tsx'
import { lazyDialog } from '../../ui/dialog/dialog.tsx'
import { SidebarIcon } from '../../ui/icons/icons.tsx'
import { Container, SkipLink } from '../../ui/layout/layout.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import { themeChoices } from '../../ui/theme/theme-choices.ts'
import { color, layer, space } from '../../ui/theme/tokens.ts'
import { media, useMedia } from '../../lib/media.ts'
import { useFollowedParcels, useLiveView } from '../../stores/live.ts'
import { toggleSidebar, useSidebar } from '../../stores/sidebar.ts'
import { setTheme, useTheme } from '../../stores/theme.ts'
import { LanguageMenu } from './language-menu.tsx'
import type { ShortcutsDialogProps } from './shortcuts-dialog.tsx'
import { useHelpShortcut, useSearchShortcut, useSidebarShortcut } from './shortcuts.ts'
import type { SidebarDrawerProps } from './sidebar-drawer.tsx'
import { Sidebar } from './sidebar.tsx'

type DashboardShellProps = {
  user: Pick<User, 'name' | 'email' | 'role'>
  onLogout: () => void
  /** The user is being logged out. */
  leaving?: boolean
  /** Shown in the header of every screen, beside language and theme. */
  bell?: ReactNode
  /** Shown above the content of every screen. */
  notice?: ReactNode
  children: ReactNode
}

const SidebarDrawer = lazyDialog<SidebarDrawerProps>(
  async () => (await import('./sidebar-drawer.tsx')).SidebarDrawer,
)

const ShortcutsDialog = lazyDialog<ShortcutsDialogProps>(
  async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
)

/** Frame of every dashboard: a sidebar that collapses to its icons, or a drawer on a phone. */
export function DashboardShell(props: DashboardShellProps) {
  const { user, onLogout, leaving = false, bell, notice, children } = props
  const isPhone = useMedia(media.phone)
  const isOpen = useSidebar((state) => state.open)
  const [location] = useLocation()
  // The address at which the drawer was opened, so that every navigation closes it.
  const [drawerAt, setDrawerAt] = useState<string | null>(null)
  const isDrawerOpen = drawerAt === location
  const closeDrawer = () => setDrawerAt(null)
  const toggle = () => (isPhone ? setDrawerAt(isDrawerOpen ? null : location) : toggleSidebar())

  useSidebarShortcut(toggle)
  useSearchShortcut()
  const [isHelpOpen, setHelpOpen] = useState(false)
  useHelpShortcut(() => setHelpOpen(true))
  useFollowedParcels(user.email)

  const sidebar = { user, onLogout, leaving }
  return (
    <Frame>
      <SkipLink />
      {isPhone ? (
        <SidebarDrawer open={isDrawerOpen} onClose={closeDrawer}>
          <Sidebar {...sidebar} folded={false} onNavigate={closeDrawer} />
        </SidebarDrawer>
      ) : (
        <Rail $open={isOpen}>
          <Sidebar {...sidebar} folded={!isOpen} onHelp={() => setHelpOpen(true)} />
        </Rail>
      )}
      <Content>
        <TopBar>
          <IconButton
            label={(isPhone ? isDrawerOpen : isOpen) ? t.hideSidebar : t.showSidebar}
            aria-expanded={isPhone ? isDrawerOpen : isOpen}
            aria-keyshortcuts="Control+B Meta+B"
            onClick={toggle}
          >
            <SidebarIcon />
          </IconButton>
          <TopBarEnd>
            <LiveState />
            {bell}
            <LanguageMenu />
            <ThemeMenu />
          </TopBarEnd>
        </TopBar>
        <main id="content" tabIndex={-1}>
          <Container>
            {notice}
            {children}
          </Container>
        </main>
      </Content>
      <ShortcutsDialog open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </Frame>
  )
}

function LiveState() {
  const live = useLiveView()
  return <LiveMark {...live} />
}

function ThemeMenu() {
  const chosen = useTheme((state) => state.choice)
  const Chosen = themeChoices.find(({ value }) => value === chosen)?.Icon
  return (
    <Menu
      label={t.theme}
      trigger={<IconButton label={t.theme}>{Chosen && <Chosen />}</IconButton>}
      items={themeChoices.map(({ value, label, Icon }) => ({
        label,
        icon: <Icon />,
        checked: value === chosen,
        onSelect: () => setTheme(value),
      }))}
    />
  )
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
`

const TopBarEnd = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-width: 0;
  @media ${media.phone} {
    gap: ${space(1)};
  }
`

const TopBar = styled.header`
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
