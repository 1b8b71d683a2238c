import { styled } from 'styled-components'
import { Card, Perforation as CardPerforation } from '../../ui/card/card.tsx'
import { media } from '../../lib/media.ts'
import { color, font, fontSize, space } from '../../ui/theme/tokens.ts'

const inset = `clamp(${space(4)}, 5.5cqi, ${space(5)})`

/** Looks like a paper form: a coloured edge, thin lines between cells, a stub to tear off. */
export const Waybill = styled(Card).attrs({ $flush: true })`
  gap: 0;
  padding-top: 6px;
  border-top-color: ${color.accentLine};
  background: linear-gradient(${color.accent} 0 6px, ${color.surface} 6px);
  &:has(input[type='checkbox']:checked) {
    box-shadow: 0 0 0 2px ${color.accentLine};
  }
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(4)} ${inset} ${space(3)};
  > :last-child {
    flex: none;
  }
`

export const HeadStart = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  min-width: 0;
`

export const Actions = styled.div`
  display: flex;
  /* Aligns the icons, not the edges of their buttons, with the card's text. */
  margin-block: calc(-1 * ${space(1)});
  margin-inline-end: calc(-1 * ${space(2)});
`

export const Attempt = styled.div`
  padding: 0 ${inset} ${space(3)};
  &:empty {
    display: none;
  }
`

export const TrackingId = styled.div`
  padding: 0 ${inset} ${space(3)};
  h2 {
    font-family: ${font.mono};
    font-size: ${fontSize.body};
    letter-spacing: 0;
  }
  @media ${media.phone} {
    h2 {
      font-size: ${fontSize.small};
    }
  }
  h2 a {
    color: inherit;
    text-decoration-color: ${color.borderStrong};
  }
`

export const Label = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
  font-weight: 600;
`

export const Route = styled.dl`
  flex: 1;
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: ${space(3)} ${inset} ${space(4)};
  border-top: 1px solid ${color.border};
  background: ${color.surfaceSunken};
`

export const Stop = styled.div`
  position: relative;
  padding-inline-start: ${space(7)};
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    font-weight: 600;
    line-height: 1.5;
  }
  dt svg {
    position: absolute;
    top: 0;
    inset-inline-start: 0;
    color: ${color.accentText};
  }
  dd {
    font-weight: 550;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  &:first-child {
    padding-bottom: ${space(3)};
  }
  &:first-child::before {
    content: '';
    position: absolute;
    top: 1.5rem;
    bottom: 0.25rem;
    inset-inline-start: 8px;
    border-inline-start: 2px dashed ${color.borderStrong};
  }
`

/** A line of any number of cells; the first one has an icon. */
export const Cells = styled.dl<{ $even?: boolean }>`
  display: grid;
  grid-auto-flow: column;
  grid-template-columns: minmax(0, ${({ $even }) => ($even ? '7fr' : '10fr')});
  grid-auto-columns: minmax(0, 7fr);
  margin: 0;
  > div {
    min-width: 0;
    padding: ${space(2)} ${space(3)} ${space(2.5)};
    border-top: 1px solid ${color.border};
    border-inline-start: 1px solid ${color.border};
  }
  > div:first-child {
    padding-inline-start: ${inset};
    border-inline-start: 0;
  }
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    font-weight: 600;
  }
  dd {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
    font-size: ${fontSize.small};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`

export const Perforation = styled(CardPerforation)`
  --notch: 9px;
  margin-inline: 0;
`

export const Stub = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2.5)};
  padding: ${space(4)} ${inset};
  > * {
    flex: 1 1 auto;
  }
`
