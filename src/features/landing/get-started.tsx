import { styled } from 'styled-components'
import { LinkButton } from '../../ui/button/button.tsx'
import { Container, Section } from '../../ui/layout/layout.tsx'
import { color, fontSize, radius, space } from '../../ui/theme/tokens.ts'
import { media } from '../../lib/media.ts'
import { paths } from '../../lib/paths.ts'

export function GetStarted() {
  return (
    <Section>
      <Container>
        <Panel>
          <div>
            <h2>Something to send?</h2>
            <p>Log in or open an account, and your first parcel is a minute away.</p>
          </div>
          <LinkButton href={paths.login()} tone="primary" size="large">
            Get Started
          </LinkButton>
        </Panel>
      </Container>
    </Section>
  )
}

// A luggage tag: the hole at the left, the dashed seam inside the edge.
const Panel = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(6)};
  padding: clamp(2rem, 1rem + 4vw, 4rem);
  border-radius: ${radius.large};
  background: ${color.surfaceInk};
  color: ${color.textOnInk};
  &::before {
    content: '';
    position: absolute;
    inset: 10px;
    border: 2px dashed color-mix(in srgb, ${color.accent} 55%, transparent);
    border-radius: 10px;
    pointer-events: none;
  }
  > * {
    position: relative;
  }
  h2 {
    font-size: clamp(1.875rem, 1.4rem + 2vw, 2.875rem);
  }
  p {
    margin-top: ${space(3)};
    max-width: 34em;
    color: ${color.textMutedOnInk};
    font-size: ${fontSize.lead};
    line-height: 1.45;
  }
  @media ${media.phone} {
    a {
      width: 100%;
    }
  }
`
