import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Container, Section } from '../../ui/layout/layout.tsx'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'
import { media } from '../../lib/media.ts'

type ErrorPageProps = { illustration: ReactNode; title: string; children: ReactNode }

/** Replaces the requested page: says what happened, and where to go from here. */
export function ErrorPage({ illustration, title, children }: ErrorPageProps) {
  return (
    <Section>
      <Columns>
        <Text>
          <h1>{title}</h1>
          {children}
        </Text>
        <Illustration>{illustration}</Illustration>
      </Columns>
    </Section>
  )
}

const Columns = styled(Container)`
  display: grid;
  gap: ${space(10)};
  align-items: center;
  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const Text = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(5)};
  h1 {
    font-size: clamp(2.25rem, 1.6rem + 2.8vw, 3.5rem);
    letter-spacing: -0.03em;
  }
  p {
    max-width: 34em;
    color: ${color.textMuted};
    font-size: ${fontSize.lead};
    line-height: 1.5;
  }
  strong {
    color: ${color.text};
  }
`

const Illustration = styled.div`
  width: min(100%, 34rem);
  svg {
    display: block;
    width: 100%;
    height: auto;
  }
`
