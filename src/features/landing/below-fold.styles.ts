import { styled } from 'styled-components'
import { Card } from '../../ui/card/card.tsx'
import { Section } from '../../ui/layout/layout.tsx'
import { color, font, fontSize, radius, space } from '../../ui/theme/tokens.ts'
import { media } from '../../lib/media.ts'

export const SectionHeader = styled.header`
  max-width: 42rem;
  margin-bottom: clamp(1.75rem, 1rem + 2.4vw, 3.25rem);
  h2 {
    font-size: clamp(1.875rem, 1.4rem + 2vw, 2.875rem);
    letter-spacing: -0.026em;
  }
  p {
    margin-top: ${space(3)};
    color: ${color.textMuted};
    font-size: ${fontSize.lead};
    line-height: 1.5;
  }
`

const iconSize = '4.5rem'

export const Steps = styled.ol`
  display: grid;
  gap: ${space(8)};
  margin: 0;
  padding: 0;
  list-style: none;
  @media ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 0;
  }
`

// A dashed line connects the steps: vertical on a phone, horizontal on wider screens.
export const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${iconSize} minmax(0, 1fr);
  gap: ${space(5)};
  h3 {
    font-size: ${fontSize.title};
  }
  p {
    margin-top: ${space(2)};
    color: ${color.textMuted};
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    border: 0 dashed ${color.accentLine};
  }
  @media ${media.phone} {
    &:not(:last-child)::after {
      top: calc(${iconSize} + ${space(2)});
      bottom: calc(-1 * ${space(6)});
      inset-inline-start: calc(${iconSize} / 2 - 1px);
      border-inline-start-width: 2px;
    }
  }
  @media ${media.wide} {
    display: block;
    padding-inline-end: ${space(8)};
    h3 {
      margin-top: ${space(5)};
    }
    &:not(:last-child)::after {
      top: calc(${iconSize} / 2 - 1px);
      inset-inline-start: calc(${iconSize} + ${space(3)});
      inset-inline-end: ${space(3)};
      border-top-width: 2px;
    }
  }
`

export const StepIcon = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: ${iconSize};
  height: ${iconSize};
  border: 2px solid ${color.accentLine};
  border-radius: ${radius.large};
  background: ${color.surface};
  color: ${color.accentText};
  li:last-child > & {
    background: ${color.accent};
    color: ${color.textOnAccent};
  }
`

export const StepNumber = styled.span`
  position: absolute;
  top: -0.75rem;
  inset-inline-end: -0.75rem;
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border: 2px solid ${color.page};
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.textOnAccent};
  font: 700 ${fontSize.small} / 1 ${font.display};
`

export const ReasonsSection = styled(Section)`
  border-block: 1px solid ${color.border};
  background: ${color.surface};
`

export const Reasons = styled.div`
  display: grid;
  gap: ${space(5)};
  @media ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

// Between the width of a phone and that of three columns, the drawing is beside its text.
const notWide = '(max-width: 1099.98px)'

export const Reason = styled(Card)`
  overflow: hidden;
  background: ${color.surfaceSunken};
  > div:last-child {
    padding: 0 ${space(6)} ${space(6)};
  }
  @media ${media.tablet} and ${notWide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    align-items: center;
    > div:last-child {
      padding: ${space(6)};
    }
  }
  h3 {
    font-size: ${fontSize.title};
  }
  p {
    margin-top: ${space(2)};
    color: ${color.textMuted};
  }
`

// A luggage tag: a dashed seam inside the edge.
export const GetStarted = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(6)};
  padding: clamp(2rem, 1rem + 4vw, 4rem);
  border-radius: ${radius.large};
  background: ${color.surfaceInk};
  color: ${color.textOnInk};
  &::before {
    content: '';
    position: absolute;
    inset: 10px;
    border: 2px dashed color-mix(in srgb, ${color.accent} 55%, transparent);
    border-radius: 10px;
    pointer-events: none;
  }
  > * {
    position: relative;
  }
  h2 {
    font-size: clamp(1.875rem, 1.4rem + 2vw, 2.875rem);
  }
  p {
    margin-top: ${space(3)};
    max-width: 34em;
    color: ${color.textMutedOnInk};
    font-size: ${fontSize.lead};
    line-height: 1.45;
  }
  @media ${media.phone} {
    a {
      width: 100%;
    }
  }
`
