import { useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, radius, space } from '../../ui/theme/tokens.ts'

/** A titled part of the panel beside a drawing. */
export function Part({
  title,
  side,
  children,
}: {
  title: string
  side?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {side}
      </Head>
      {children}
    </Section>
  )
}

/** Where the machine is, at a glance; read out when it changes. */
export function Place({ children }: { children: ReactNode }) {
  return <Here>{children}</Here>
}

const Section = styled.section`
  min-width: 0;
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 2.25rem;
  margin-bottom: ${space(2)};
  h2 {
    font-size: ${fontSize.body};
    letter-spacing: -0.01em;
  }
`

const Here = styled.output`
  display: block;
  padding: ${space(3)} ${space(4)};
  border-left: 6px solid ${color.accent};
  border-radius: ${radius.small};
  background: ${color.accentSoft};
  font-weight: 650;
  line-height: 1.35;
  overflow-wrap: anywhere;
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`

export const Muted = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`

export const Facts = styled.pre`
  max-height: 16rem;
  margin: 0;
  padding: ${space(3)};
  border-radius: ${radius.medium};
  background: ${color.surface};
  border: 1px solid ${color.border};
  color: ${color.text};
  font-size: ${fontSize.tiny};
  line-height: 1.5;
  white-space: pre-wrap;
  overflow: auto;
  overflow-wrap: anywhere;
`

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  overflow: hidden;
  list-style: none;
  > li + li {
    border-top: 1px solid ${color.border};
  }
`
