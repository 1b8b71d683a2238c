import { styled } from 'styled-components'
import { toneColors } from '../../ui/badge/tone.ts'
import type { Tone } from '../../ui/badge/tone.ts'
import { color, font, fontSize, radius, space } from '../../ui/theme/tokens.ts'
import { media } from '../../lib/media.ts'

export const Header = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(4)} ${space(4)};
  @media ${media.tablet} {
    gap: ${space(4)} ${space(5)};
  }
  @media print {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`

export const StatusIcon = styled.span<{ $tone: Tone }>`
  display: grid;
  place-items: center;
  align-self: start;
  width: clamp(3rem, 2rem + 4vw, 4.5rem);
  aspect-ratio: 1;
  border-radius: ${radius.large};
  background: ${({ $tone }) => toneColors[$tone].soft};
  color: ${({ $tone }) => toneColors[$tone].text};
  svg {
    width: 52%;
    height: 52%;
  }
`

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)} ${space(4)};
  h2 {
    font-size: clamp(1.5rem, 1rem + 2.4vw, 2.5rem);
    letter-spacing: -0.028em;
  }
`

export const Text = styled.p`
  margin-top: ${space(1)};
  color: ${color.textMuted};
`

export const IdBar = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)} ${space(6)};
  padding-block: ${space(2.5)};
  padding-inline: ${space(4)} ${space(3)};
  border-inline-start: 4px solid ${color.accentLine};
  border-radius: ${radius.small};
  background: ${color.surfaceSunken};
  @media print {
    grid-column: auto;
    background: none;
    button {
      display: none;
    }
  }
`

export const IdBlock = styled.div`
  min-width: 0;
`

export const IdLabel = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
  font-weight: 600;
`

export const Id = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  line-height: 1.3;
  bdi {
    font-family: ${font.mono};
    font-size: clamp(1rem, 0.7rem + 1.5vw, 1.25rem);
    font-weight: 700;
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
`

export const Actions = styled.div`
  @media print {
    display: none;
  }
`

export const Progress = styled.div`
  padding-block: ${space(3)};
`

export const Columns = styled.div`
  display: grid;
  gap: ${space(8)};
  padding-top: ${space(2)};
  @media ${media.wide}, print {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.05fr);
    gap: ${space(12)};
    align-items: start;
  }
`

export const Email = styled.span`
  display: block;
  color: ${color.textMuted};
`
