import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Container } from '../../ui/layout/layout.tsx'
import { color, fontSize, inlineSign, space } from '../../ui/theme/tokens.ts'

type PageHeroProps = { title: string; lead: string; children?: ReactNode }

/** Top of a public page: heading, a sentence, and its main content. */
export function PageHero({ title, lead, children }: PageHeroProps) {
  return (
    <HeroBand>
      <Container>
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
        {children}
      </Container>
    </HeroBand>
  )
}

export const HeroBand = styled.section`
  padding-block: clamp(2.25rem, 1.25rem + 4vw, 4.75rem) clamp(2rem, 1rem + 3vw, 3.5rem);
  border-bottom: 1px solid ${color.border};
  background:
    radial-gradient(
      50rem 24rem at calc(50% + 42% * ${inlineSign}) -20%,
      ${color.accentSoft},
      transparent 70%
    ),
    ${color.surface};
  h1 {
    font-size: clamp(2.25rem, 1.6rem + 2.8vw, 3.5rem);
    letter-spacing: -0.03em;
  }
`

const Lead = styled.p`
  max-width: 38em;
  margin-top: ${space(3)};
  color: ${color.textMuted};
  font-size: ${fontSize.lead};
  line-height: 1.5;
`
