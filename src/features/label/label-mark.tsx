import { styled } from 'styled-components'
import { font } from '../../ui/theme/tokens.ts'

/** Waybill's mark in one ink. */
export function LabelMark() {
  return (
    <Mark>
      <svg viewBox="0 0 34 34" fill="none" aria-hidden="true">
        <path
          d="M6 1h18.5a4 4 0 0 1 2.8 1.2l4.5 4.5A4 4 0 0 1 33 9.500V28a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5z"
          fill="#000"
        />
        <circle cx="26" cy="8" r="2.6" fill="#fff" />
        <path
          d="m7.500 13.500 4.500 12 5-9.500 5 9.500 3.200-7.500"
          stroke="#fff"
          strokeWidth="3.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      Waybill
    </Mark>
  )
}

const Mark = styled.span`
  display: flex;
  align-items: center;
  gap: calc(2 * var(--mm));
  font-family: ${font.display};
  font-size: calc(7 * var(--mm));
  font-weight: 800;
  letter-spacing: -0.035em;
  line-height: 1;
  svg {
    width: calc(9 * var(--mm));
    height: calc(9 * var(--mm));
    print-color-adjust: exact;
  }
`
