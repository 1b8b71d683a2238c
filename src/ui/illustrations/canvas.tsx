import { styled } from 'styled-components'

/** The frame of an illustration. Apart from scenery.tsx, which no page loads before its illustration. */
export const Canvas = styled.svg<{ $rounded: boolean }>`
  display: block;
  width: 100%;
  height: auto;
  border-radius: ${({ $rounded }) => ($rounded ? '20px' : '0')};
`
