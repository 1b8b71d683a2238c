import type { MouseEvent } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/site.ts'
import { Logo } from '../../ui/illustrations/logo.tsx'
import { Container } from '../../ui/layout/layout.tsx'
import { color, fontSize, radius, space } from '../../ui/theme/tokens.ts'
import { media } from '../../lib/media.ts'

export function SiteFooter() {
  return (
    <Footer>
      <Container>
        <Top>
          <Intro>
            <Logo />
            <p>{t.reliableDelivery}</p>
            <Placeholders label={t.socialMedia} links={socialLinks} />
          </Intro>
          <Columns>
            {footerColumns.map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h2>{title}</h2>
                <Placeholders links={links} />
              </nav>
            ))}
          </Columns>
        </Top>
        <Bottom>
          <p>{t.allRightsReserved}</p>
          <Placeholders label={t.help} links={helpLinks} />
        </Bottom>
        <NotPublished id={placeholderId} tabIndex={-1}>
          {t.pagesAreNotPublishedYet}
        </NotPublished>
      </Container>
    </Footer>
  )
}

function Placeholders({ label, links }: { label?: string; links: readonly string[] }) {
  return (
    <ul aria-label={label}>
      {links.map((name) => (
        <li key={name}>
          <a href={`#${placeholderId}`} onClick={showNotPublished}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

// Adds no history entry, since the link has no target.
function showNotPublished(event: MouseEvent) {
  event.preventDefault()
  document.getElementById(placeholderId)?.focus()
}

// None of these pages exists yet, so the links have no addresses.
const footerColumns = [
  {
    title: t.services,
    links: [t.domesticDelivery, t.expressDocuments, t.businessAccounts, t.pickupPoints],
  },
  { title: t.company, links: [t.ourStory, t.careers, t.press, t.partners] },
  { title: t.helpfulLinks, links: [t.packingGuide, t.shippingRates, t.serviceAreas, t.claims] },
  { title: t.legal, links: [t.termsOfService, t.privacyPolicy, t.cookiePolicy, t.imprint] },
] as const

const socialLinks = ['Instagram', 'LinkedIn', 'YouTube'] as const
const helpLinks = [t.helpCenter, t.faq]

// ID of the line that says that a page is not published yet.
const placeholderId = 'not-published'

const Footer = styled.footer`
  padding-block: clamp(2.5rem, 1.5rem + 4vw, 4.5rem) ${space(6)};
  background: ${color.surfaceInk};
  color: ${color.textOnInk};
  font-size: ${fontSize.small};
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-block;
    padding-block: ${space(1.5)};
    color: ${color.textMutedOnInk};
    text-decoration: none;
  }
  a:hover {
    color: ${color.textOnInk};
    text-decoration: underline;
  }
  a:focus-visible {
    outline-color: ${color.accent};
  }
`

const Top = styled.div`
  display: grid;
  gap: ${space(10)};
  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${space(16)};
  }
`

const Intro = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  max-width: 32rem;
  > span {
    color: ${color.textOnInk};
  }
  p {
    color: ${color.textMutedOnInk};
    font-size: ${fontSize.body};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2.5)};
  }
  a {
    padding: ${space(1.5)} ${space(3.5)};
    border: 1px solid color-mix(in srgb, ${color.textMutedOnInk} 45%, transparent);
    border-radius: ${radius.round};
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
  gap: ${space(8)} ${space(6)};
  h2 {
    margin-bottom: ${space(2)};
    font-size: ${fontSize.body};
    letter-spacing: 0;
  }
`

const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(6)};
  margin-top: ${space(10)};
  padding-top: ${space(5)};
  border-top: 2px dashed color-mix(in srgb, ${color.textMutedOnInk} 35%, transparent);
  ul {
    display: flex;
    gap: ${space(5)};
  }
`

const NotPublished = styled.p`
  margin-top: ${space(3)};
  color: ${color.textMutedOnInk};
  font-size: ${fontSize.tiny};
  &&:focus {
    color: ${color.textOnInk};
    outline: 2px solid ${color.accent};
    outline-offset: 6px;
    border-radius: 2px;
  }
`
