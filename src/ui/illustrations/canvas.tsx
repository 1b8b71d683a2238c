import { styled } from 'styled-components'

/** What a drawing is drawn on: as wide as its place. */
export const Canvas = styled.svg<{ $rounded: boolean }>`
  display: block;
  width: 100%;
  height: auto;
  border-radius: ${({ $rounded }) => ($rounded ? '20px' : '0')};
`
