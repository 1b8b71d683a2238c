import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Container } from '../../design/layout.tsx'
import { color, fontSize, radius, space } from '../../design/tokens.ts'
import { media } from '../../lib/media.ts'

/** Words beside a picture, as the opening of a page. */
export function AboutLayout({ art, children }: { art: ReactNode; children: ReactNode }) {
  return (
    <Opening>
      <Columns>
        <Words>{children}</Words>
        <Picture>{art}</Picture>
      </Columns>
    </Opening>
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
            <Mark>{icon}</Mark>
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

const Opening = styled.section`
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`

const Columns = styled(Container)`
  display: grid;
  gap: clamp(2rem, 1rem + 4vw, 5rem);
  align-items: center;
  padding-block: clamp(2.5rem, 1.5rem + 4vw, 5.5rem);
  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  max-width: 38rem;
  h1 {
    font-size: clamp(2.25rem, 1.6rem + 2.8vw, 3.5rem);
    letter-spacing: -0.03em;
  }
  p {
    color: ${color.textMuted};
    font-size: ${fontSize.lead};
    line-height: 1.55;
  }
`

const Picture = styled.div`
  overflow: hidden;
  border-radius: ${radius.large};
  svg {
    display: block;
    width: 100%;
    height: auto;
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

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  color: ${color.accentText};
`
