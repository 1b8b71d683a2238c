import { styled } from 'styled-components'
import { inlineSign } from '../theme/tokens.ts'

/**
 * The frame of an illustration, in which parcels travel along the line. Apart from scenery.tsx, which no page
 * loads before its illustration.
 */
export const Canvas = styled.svg<{ $rounded: boolean }>`
  display: block;
  width: 100%;
  height: auto;
  scale: ${inlineSign} 1;
  border-radius: ${({ $rounded }) => ($rounded ? '20px' : '0')};
`
