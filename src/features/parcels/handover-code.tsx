import { styled } from 'styled-components'
import * as t from '#texts/parcels.ts'
import { color, font, fontSize, radius, space } from '../../ui/theme/tokens.ts'

/** Code that the receiver tells the courier at the door. */
export function HandoverCode({ code }: { code: string }) {
  return (
    <Frame>
      <span>{t.handoverCode}</span>
      <strong dir="ltr">{code}</strong>
    </Frame>
  )
}

const Frame = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.small};
  background: ${color.accentSoft};
  span {
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    font-weight: 600;
  }
  strong {
    font-family: ${font.mono};
    font-size: ${fontSize.lead};
    letter-spacing: 0.15em;
  }
`
