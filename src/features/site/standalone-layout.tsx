import { useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Link } from 'wouter'
import * as t from '#texts/site.ts'
import { Logo } from '../../ui/illustrations/logo.tsx'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'
import { media, useKnownMedia } from '../../lib/media.ts'
import { paths } from '../../lib/paths.ts'
import { LanguageChoice } from './language-choice.tsx'
import { ThemeRadios } from './theme-radios.tsx'

type StandaloneLayoutProps = {
  illustration: ReactNode
  /** Beside the form, on screens with a second column. */
  slogan: string
  children: ReactNode
}

/** Layout of login and registration: the form, and an illustration on large screens. */
export function StandaloneLayout({ illustration, slogan, children }: StandaloneLayoutProps) {
  const isWide = useKnownMedia(media.wide)
  // The prerendered HTML has the illustration without its code, so it stays: the window can become wide later.
  const [wasPrerendered] = useState(isWide === null)
  return (
    <Columns>
      <FormColumn>
        <StandaloneBar />
        <Content id="content" tabIndex={-1}>
          {children}
        </Content>
      </FormColumn>
      {(wasPrerendered || isWide) && (
        <Aside>
          <div>
            <p>{slogan}</p>
            <Illustration>{illustration}</Illustration>
          </div>
        </Aside>
      )}
    </Columns>
  )
}

/** Link to the home page, theme and language, for pages without the site's header. */
export function StandaloneBar({ isSignedIn = false }: { isSignedIn?: boolean }) {
  return (
    <Bar>
      <HomeLink href={paths.home()} aria-label={t.waybillHome}>
        <Logo />
      </HomeLink>
      <ThemeRadios />
      <LanguageChoice isSignedIn={isSignedIn} />
    </Bar>
  )
}

const Columns = styled.div`
  display: grid;
  min-height: 100dvh;
  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const FormColumn = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  background: ${color.surface};
`

const Content = styled.main`
  display: flex;
  flex-direction: column;
  justify-content: center;
  flex: 1;
  width: min(100% - 2 * clamp(1rem, 4vw, 2.5rem), 31rem);
  margin-inline: auto;
  padding-block: ${space(6)} ${space(14)};
  outline: none;
`

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(4)} clamp(1rem, 4vw, 2.5rem);
  @media ${media.phone} {
    gap: ${space(1)};
  }
`

const HomeLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  margin-inline-end: auto;
  color: ${color.text};
  text-decoration: none;
`

const Aside = styled.aside`
  @media not all and ${media.wide} {
    display: none;
  }
  border-inline-start: 1px solid ${color.border};
  background: ${color.accentSoft};
  > div {
    position: sticky;
    top: 0;
    display: grid;
    place-content: center;
    gap: clamp(1.5rem, 4vh, 3rem);
    height: 100dvh;
    padding: clamp(2rem, 4vw, 5rem);
  }
  p {
    max-width: 17ch;
    font-size: clamp(2rem, 1rem + 2.2vw, 3.25rem);
    font-weight: 750;
    line-height: 1.08;
    letter-spacing: -0.028em;
    text-wrap: balance;
  }
`

// The illustration is tall, so its width depends on the height that the slogan leaves.
const Illustration = styled.div`
  width: min(42vw, (100dvh - 19rem) * 0.74);
`

export const FormHeader = styled.header`
  margin-bottom: ${space(7)};
  h1 {
    font-size: clamp(2rem, 1.6rem + 1.6vw, 2.75rem);
    letter-spacing: -0.028em;
  }
  p {
    margin-top: ${space(2)};
    color: ${color.textMuted};
    font-size: ${fontSize.body};
  }
`
