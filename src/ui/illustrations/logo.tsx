import { styled } from 'styled-components'
import { color, font } from '../theme/tokens.ts'

/** A label with a route in the shape of a W, with the name beside it unless `markOnly`. */
export function Logo({ size = 34, markOnly = false }: { size?: number; markOnly?: boolean }) {
  return (
    <Mark $size={size}>
      <svg width={size} height={size} viewBox="0 0 34 34" fill="none" aria-hidden="true">
        <path
          d="M6 1h18.500a4 4 0 0 1 2.8 1.200l4.5 4.500A4 4 0 0 1 33 9.500V28a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5z"
          fill={color.accent}
        />
        <circle cx="26" cy="8" r="2.6" fill={color.page} />
        <path
          d="m7.5 13.5 4.5 12 5-9.5 5 9.5 3.2-7.5"
          stroke={color.textOnAccent}
          strokeWidth="3.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {markOnly ? null : <Word translate="no">Waybill</Word>}
    </Mark>
  )
}

const Mark = styled.span<{ $size: number }>`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  color: ${color.text};
  font-size: ${({ $size }) => $size * 0.74}px;
  line-height: 1;
`

const Word = styled.span`
  font-family: ${font.display};
  font-weight: 800;
  letter-spacing: -0.035em;
`
