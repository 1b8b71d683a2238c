import { styled } from 'styled-components'
import { color, radius, space } from '../theme/tokens.ts'

/** Bar with the count and the actions of a selection, which stays in view below the list. */
export const SelectionFrame = styled.section`
  position: sticky;
  bottom: ${space(3)};
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2.5)};
  margin-top: ${space(3)};
  padding: ${space(2.5)} ${space(4)};
  border: 1px solid ${color.accentLine};
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  output {
    margin-inline-end: auto;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
`
