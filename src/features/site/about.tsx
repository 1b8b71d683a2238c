import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Container } from '../../ui/layout/layout.tsx'
import { color, fontSize, radius, space } from '../../ui/theme/tokens.ts'
import { media } from '../../lib/media.ts'
import { HeroBand } from './page-hero.tsx'

type AboutHeroProps = { title: string; illustration: ReactNode; children: ReactNode }

/** Top of the page, with the illustration along its bottom edge. */
export function AboutHero({ title, illustration, children }: AboutHeroProps) {
  return (
    <Hero>
      <Container>
        <h1>{title}</h1>
        <Text>{children}</Text>
        <Illustration>{illustration}</Illustration>
      </Container>
    </Hero>
  )
}

type RoleListProps = { title: string; roles: { name: string; icon: ReactNode; text: string }[] }

export function RoleList({ title, roles }: RoleListProps) {
  return (
    <>
      <Title id="roles">{title}</Title>
      <Roles aria-labelledby="roles">
        {roles.map(({ name, icon, text }) => (
          <li key={name}>
            <RoleIcon>{icon}</RoleIcon>
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Roles>
    </>
  )
}

const Hero = styled(HeroBand)`
  padding-bottom: 0;
`

const Text = styled.div`
  display: grid;
  gap: ${space(4)} ${space(12)};
  margin-top: ${space(6)};
  p {
    color: ${color.textMuted};
    font-size: ${fontSize.lead};
    line-height: 1.55;
  }
  @media ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Illustration = styled.div`
  margin-top: clamp(2rem, 1rem + 3vw, 3.5rem);
  svg {
    display: block;
    width: 100%;
    height: auto;
    /* At the lower edge, so only its upper corners are round. */
    border-radius: ${radius.large} ${radius.large} 0 0 !important;
  }
`

const Title = styled.h2`
  margin-bottom: ${space(6)};
  font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem);
`

const Roles = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid ${color.border};
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(5)};
    align-items: start;
    padding-block: ${space(6)};
    border-bottom: 1px solid ${color.border};
  }
  h3 {
    font-size: ${fontSize.title};
  }
  p {
    margin-top: ${space(1)};
    color: ${color.textMuted};
  }
  @media ${media.tablet} {
    li {
      align-items: center;
    }
    li > div {
      display: grid;
      grid-template-columns: 11rem minmax(0, 1fr);
      align-items: baseline;
    }
    p {
      margin: 0;
      max-width: 44rem;
      font-size: ${fontSize.lead};
      line-height: 1.5;
    }
  }
`

const RoleIcon = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  color: ${color.accentText};
`
