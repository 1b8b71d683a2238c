import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { IconOnly } from '../button/icon-only.ts'
import { visuallyHidden } from '../layout/visually-hidden.tsx'
import { controlHeight, fontSize, space } from '../theme/tokens.ts'

/** What can be done with a row: buttons as small as their icons, with words as names and tooltips. */
export function RowButtons({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Frame aria-label={label}>
      <IconOnly value={true}>{children}</IconOnly>
    </Frame>
  )
}

// Three stand side by side before a table becomes wider than the window; others go below them.
const Frame = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-width: 8rem;
  gap: ${space(1.5)};
  button,
  a {
    min-height: ${controlHeight.small};
    padding: 0 ${space(2)};
    font-size: ${fontSize.small};
  }
  button > span > span,
  a > span {
    ${visuallyHidden}
  }
`
