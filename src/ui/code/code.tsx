import { styled } from 'styled-components'
import { color, font } from '../theme/tokens.ts'

/** For numbers that are compared digit by digit, as on a label. */
export const Code = styled.span`
  font-family: ${font.mono};
  font-size: 0.95em;
  font-weight: 600;
  font-variant-numeric: tabular-nums slashed-zero;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`

/** The stripes of a barcode, as decoration. */
export const Barcode = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  width: 6rem;
  height: 1.5rem;
  color: ${color.text};
  background: repeating-linear-gradient(
    90deg,
    currentColor 0 2px,
    transparent 2px 5px,
    currentColor 5px 6px,
    transparent 6px 8px,
    currentColor 8px 12px,
    transparent 12px 14px,
    currentColor 14px 15px,
    transparent 15px 19px
  );
`
