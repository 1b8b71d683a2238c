import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'

export function SectionHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Head>
      <h2>{title}</h2>
      <p>{children}</p>
    </Head>
  )
}

const Head = styled.header`
  max-width: 42rem;
  margin-bottom: clamp(1.75rem, 1rem + 2.4vw, 3.25rem);
  h2 {
    font-size: clamp(1.875rem, 1.4rem + 2vw, 2.875rem);
    letter-spacing: -0.026em;
  }
  p {
    margin-top: ${space(3)};
    color: ${color.textMuted};
    font-size: ${fontSize.lead};
    line-height: 1.5;
  }
`
