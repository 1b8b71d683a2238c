import { styled } from 'styled-components'
import { toneColors } from '../../ui/badge/tone.ts'
import type { Tone } from '../../ui/badge/tone.ts'
import { color, font, fontSize, radius, space } from '../../ui/theme/tokens.ts'
import { media } from '../../lib/media.ts'

export const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding: clamp(${space(4)}, 2.4vw, ${space(6)});
  padding-bottom: 0;
`

export const Summary = styled.p`
  margin-top: ${space(0.5)};
  color: ${color.textMuted};
`

export const Updated = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
`

export const Actions = styled.div`
  @media print {
    display: none;
  }
`

export const Rows = styled.ol`
  border-top: 2px dashed ${color.border};
  > li + li {
    border-top: 1px solid ${color.border};
  }
`

export const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} clamp(${space(4)}, 2.4vw, ${space(6)});
  break-inside: avoid;
  @media ${media.tablet}, print {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`

export const StatusIcon = styled.span<{ $tone: Tone }>`
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: ${radius.medium};
  background: ${({ $tone }) => toneColors[$tone].soft};
  color: ${({ $tone }) => toneColors[$tone].text};
`

export const Id = styled.span`
  color: ${color.text};
  font-family: ${font.mono};
  font-size: ${fontSize.small};
  font-weight: 700;
  overflow-wrap: anywhere;
`

export const Text = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  line-height: 1.4;
`

export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(1)} ${space(4)};
  @media ${media.phone} {
    grid-column: 2;
    justify-content: flex-start;
  }
`

export const Time = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
`
