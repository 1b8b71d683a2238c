import { useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, space } from '../theme/tokens.ts'

type SectionProps = {
  title: string
  description: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** Part of a page, named by its heading. */
export function Section({ title, description, actions, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Head>
        <div>
          <Heading id={id}>{title}</Heading>
          <Text>{description}</Text>
        </div>
        {actions}
      </Head>
      {children}
    </section>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(4)};
  margin-bottom: ${space(4)};
`

const Heading = styled.h2`
  font-size: ${fontSize.lead};
`

const Text = styled.p`
  margin-top: ${space(1)};
  max-width: 60ch;
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
`
