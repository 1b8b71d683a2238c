import { styled } from 'styled-components'
import { inlineSign } from '../theme/tokens.ts'

/**
 * Frame of an illustration, mirrored in right-to-left pages, so that parcels travel in the reading direction.
 * Separate from scenery.tsx, which no page loads before its illustration.
 */
export const Canvas = styled.svg<{ $rounded: boolean }>`
  display: block;
  width: 100%;
  height: auto;
  scale: ${inlineSign} 1;
  border-radius: ${({ $rounded }) => ($rounded ? '20px' : '0')};
`
