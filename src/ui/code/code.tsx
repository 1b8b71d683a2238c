import { styled } from 'styled-components'
import { font } from '../theme/tokens.ts'

/** Numbers that are compared digit by digit, as on a label; left-to-right in every language. */
export const Code = styled.bdi.attrs({ dir: 'ltr', translate: 'no' })`
  font-family: ${font.mono};
  font-size: 0.95em;
  font-weight: 600;
  font-variant-numeric: tabular-nums slashed-zero;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`
