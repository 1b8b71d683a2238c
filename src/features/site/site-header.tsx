import { useState } from 'react'
import { styled } from 'styled-components'
import { Link, useLocation } from 'wouter'
import * as common from '#texts/common.ts'
import * as t from '#texts/site.ts'
import type { Role } from '../../../openapi.d.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { LoginIcon, LogoutIcon } from '../../ui/icons/site-icons.tsx'
import { Logo } from '../../ui/illustrations/logo.tsx'
import { Container } from '../../ui/layout/layout.tsx'
import { color, fontSize, layer, radius, space } from '../../ui/theme/tokens.ts'
import { media, useKnownMedia } from '../../lib/media.ts'
import { areaOf, paths } from '../../lib/paths.ts'
import { LanguageChoice } from './language-choice.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { ThemeRadios } from './theme-radios.tsx'

export interface SiteUser {
  email: string
  role: Role | null
}

export interface SiteHeaderProps {
  /** Null for a visitor. */
  user: SiteUser | null
  onLogout: () => void
  /** True during the logout. */
  leaving?: boolean
}

export function SiteHeader(props: SiteHeaderProps) {
  const [location] = useLocation()
  const isPhone = useKnownMedia(media.phone)
  // The address at which the menu was opened, so that every navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const links = headerLinks(props.user)
  const isSignedIn = props.user !== null

  return (
    <Bar>
      <Inner>
        <Brand href={paths.home()} aria-label={t.waybillHome}>
          <Logo />
        </Brand>
        {isPhone !== false && (
          <PhoneOnly>
            <MobileMenu
              open={openAt === location}
              onOpenChange={(open) => setOpenAt(open ? location : null)}
            >
              <nav aria-label={t.mainNavigation}>
                <NavLinks links={links} onClick={() => setOpenAt(null)} />
              </nav>
              <SessionButton {...props} />
              <ThemeRadios showLabels />
              <LanguageChoice isSignedIn={isSignedIn} showLabel />
            </MobileMenu>
          </PhoneOnly>
        )}
        {isPhone !== true && (
          <WideOnly>
            <Nav aria-label={t.mainNavigation}>
              <NavLinks links={links} />
            </Nav>
            <ThemeRadios />
            <LanguageChoice isSignedIn={isSignedIn} />
            <SessionSlot>
              <SessionButton {...props} />
            </SessionSlot>
          </WideOnly>
        )}
      </Inner>
    </Bar>
  )
}

type HeaderLink = { label: string; href: string }

// The dashboard comes last: it appears once the session is known, and then moves no other link.
function headerLinks(user: SiteUser | null): HeaderLink[] {
  const links = [
    { label: t.home, href: paths.home() },
    { label: t.about, href: paths.about() },
    { label: common.contact, href: paths.contact() },
  ]
  return user?.role ? [...links, { label: t.dashboard, href: areaOf(user.role) }] : links
}

type NavLinksProps = { links: HeaderLink[]; onClick?: () => void }

function NavLinks({ links, onClick }: NavLinksProps) {
  const [location] = useLocation()
  return links.map(({ label, href }) => (
    <Link
      key={href}
      href={href}
      aria-current={href === location ? 'page' : undefined}
      onClick={onClick}
    >
      {label}
    </Link>
  ))
}

function SessionButton({ user, onLogout, leaving = false }: SiteHeaderProps) {
  return (
    <SessionButtonBox>
      {user?.email ? (
        <Button icon={<LogoutIcon />} busy={leaving} full onClick={onLogout}>
          {common.logout}
        </Button>
      ) : (
        <LinkButton href={paths.login()} tone="primary" icon={<LoginIcon />} full>
          {common.login}
        </LinkButton>
      )}
    </SessionButtonBox>
  )
}

// Hidden during the session lookup, since it might be the wrong button.
const SessionButtonBox = styled.div`
  :root.session-pending & {
    visibility: hidden;
  }
`

// Four links, theme, language and button just fit in the language with the longest texts.
const tight = '(max-width: 900px)'

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  border-bottom: 1px solid ${color.border};
  background: color-mix(in srgb, ${color.surface} 94%, transparent);
  backdrop-filter: blur(10px);
`

const Inner = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 4.25rem;
  @media ${tight} {
    gap: ${space(2)};
  }
`

const PhoneOnly = styled.div`
  @media ${media.tablet} {
    display: none;
  }
`

const WideOnly = styled.div`
  display: contents;
  @media ${media.phone} {
    display: none;
  }
`

// Wide enough for either button in most languages, so that nothing moves when the session is known.
const SessionSlot = styled.div`
  flex: none;
  min-width: 8rem;
  white-space: nowrap;
  @media ${tight} {
    min-width: 6rem;
    svg {
      display: none;
    }
  }
`

const Brand = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  min-height: 2.75rem;
  border-radius: ${radius.small};
  @media ${media.phone} {
    margin-inline-end: auto;
  }
  color: ${color.text};
  text-decoration: none;
`

const Nav = styled.nav`
  display: flex;
  align-items: center;
  margin-inline: clamp(0rem, 2vw, 2rem) auto;
  gap: ${space(1)};
  --inset: ${space(3.5)};
  a {
    position: relative;
    padding: ${space(2.5)} var(--inset);
    border-radius: ${radius.medium};
    color: ${color.text};
    font-size: ${fontSize.small};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    background: ${color.surfaceHover};
  }
  a[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto var(--inset) ${space(1)};
    height: 3px;
    border-radius: 2px;
    background: ${color.accentLine};
  }
  @media ${tight} {
    gap: 0;
    margin-inline-start: 0;
    --inset: ${space(1.5)};
  }
`
