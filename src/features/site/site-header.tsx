import { useState } from 'react'
import { styled } from 'styled-components'
import { Link, useLocation } from 'wouter'
import { Logo } from '../../ui/illustrations/logo.tsx'
import { Container } from '../../ui/layout/layout.tsx'
import { color, fontSize, layer, radius, space } from '../../ui/theme/tokens.ts'
import { media, useKnownMedia } from '../../lib/media.ts'
import { paths } from '../../lib/paths.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { SessionButton } from './session-button.tsx'
import type { SessionButtonProps } from './session-button.tsx'
import { siteLinks } from './site-links.ts'
import { ThemeSwitch } from './theme-switch.tsx'

export type SiteHeaderProps = SessionButtonProps

export function SiteHeader(props: SiteHeaderProps) {
  const [location] = useLocation()
  const isPhone = useKnownMedia(media.phone)
  // Kept by place, so that a click on any link, inside the menu or not, closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const links = siteLinks(props.user)

  return (
    <Bar>
      <Inner>
        <Brand href={paths.home()} aria-label="Waybill, home">
          <Logo />
        </Brand>
        {isPhone !== false && (
          <PhoneOnly>
            <MobileMenu
              {...props}
              links={links}
              open={openAt === location}
              onOpenChange={(open) => setOpenAt(open ? location : null)}
            />
          </PhoneOnly>
        )}
        {isPhone !== true && (
          <WideOnly>
            <Links aria-label="Main">
              {links.map(({ label, href }) => (
                <Link key={href} href={href} aria-current={href === location ? 'page' : undefined}>
                  {label}
                </Link>
              ))}
            </Links>
            <ThemeSwitch />
            <SessionPlace>
              <SessionButton {...props} />
            </SessionPlace>
          </WideOnly>
        )}
      </Inner>
    </Bar>
  )
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  border-bottom: 1px solid ${color.border};
  background: color-mix(in srgb, ${color.surface} 94%, transparent);
  backdrop-filter: blur(10px);
`

// Four links, the theme and the button just fit.
const tight = '(max-width: 900px)'

const Inner = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 4.25rem;
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

// Wide enough for either button, so that nothing moves when it turns out who is there.
const SessionPlace = styled.div`
  flex: none;
  width: 8rem;
`

const Brand = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  min-height: 2.75rem;
  border-radius: ${radius.small};
  @media ${media.phone} {
    margin-right: auto;
  }
  color: ${color.text};
  text-decoration: none;
`

// The way to the dashboard comes later, at the end, where it moves nothing.
const Links = styled.nav`
  display: flex;
  margin-inline: clamp(0rem, 2vw, 2rem) auto;
  gap: ${space(1)};
  a {
    position: relative;
    padding: ${space(2.5)} ${space(3.5)};
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
    inset: auto ${space(3.5)} ${space(1)};
    height: 3px;
    border-radius: 2px;
    background: ${color.accentLine};
  }
  @media ${tight} {
    gap: 0;
    a {
      padding-inline: ${space(2)};
    }
    a[aria-current]::after {
      inset-inline: ${space(2)};
    }
  }
`
