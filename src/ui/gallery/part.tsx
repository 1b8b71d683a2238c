import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, space } from '../theme/tokens.ts'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <h2>{title}</h2>
      {children}
    </Box>
  )
}

const Box = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  padding-block: ${space(7)};
  border-top: 1px solid ${color.border};
`
