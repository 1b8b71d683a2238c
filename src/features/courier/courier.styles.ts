import { createGlobalStyle, styled } from 'styled-components'
import { color, fontSize, layer, radius, space } from '../../ui/theme/tokens.ts'

/** 56 px, for fingers in gloves. */
const touchTarget = '3.5rem'

/** Large and with high contrast, to be read in the sun. */
export const StopCard = styled.section`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
  border: 2px solid ${color.borderStrong};
  border-radius: ${radius.large};
  background: ${color.surface};
  color: ${color.text};
  overflow-wrap: anywhere;
`

export const StopTitle = styled.h2`
  font-size: ${fontSize.title};
  font-weight: 750;
  line-height: 1.25;
`

export const BigLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${touchTarget};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  color: ${color.text};
  font-size: ${fontSize.title};
  font-weight: 700;
  line-height: 1.25;
  text-decoration: none;
  &:hover {
    background: ${color.surfaceHover};
  }
  svg {
    flex: none;
  }
`

export const Call = styled.div`
  a {
    min-height: ${touchTarget};
    padding-inline: ${space(3)};
    font-size: ${fontSize.lead};
    font-weight: 650;
  }
`

export const SenderNote = styled.p`
  padding: ${space(3)};
  border-radius: ${radius.medium};
  background: ${color.warningSoft};
  color: ${color.warningText};
  font-weight: 600;
`

export const Parcels = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    gap: ${space(2)};
    padding-top: ${space(3)};
    border-top: 1px solid ${color.border};
  }
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
`

/** Stays at the bottom of the phone, in reach of the thumb. */
export const Bar = styled.section`
  position: sticky;
  bottom: 0;
  z-index: ${layer.header};
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(2)};
  margin-inline: -${space(4)};
  padding: ${space(3)} ${space(4)} max(${space(3)}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.borderStrong};
  background: ${color.page};
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  button {
    flex: 1 1 8rem;
  }
`

/** Makes its buttons large enough for fingers in gloves. */
export const Touch = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  button,
  summary {
    min-height: ${touchTarget};
  }
`

/** Makes the buttons of dialogs equally large. */
export const LargeDialogs = createGlobalStyle`
  [role='dialog'] :is(button, label:has([type='radio'])) {
    min-width: ${touchTarget};
    align-items: center;
    min-height: ${touchTarget};
  }
`

/** Fits on one line if possible, to leave space for the stop. */
export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  margin-top: -${space(3)};
  h1 {
    font-size: ${fontSize.title};
  }
  span {
    font-weight: 600;
  }
`

export const Progress = styled.p`
  margin-bottom: ${space(1)};
  font-weight: 650;
`

export const Stops = styled.ol`
  padding: 0;
  list-style: none;
  button,
  > li > div {
    display: grid;
    grid-template-columns: 2.5rem 1fr;
    align-items: center;
    width: 100%;
    padding: ${space(2.5)} ${space(1)};
    border: 0;
    border-top: 1px solid ${color.border};
    background: none;
    color: ${color.text};
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
  }
  button {
    cursor: pointer;
    &:hover {
      background: ${color.surfaceHover};
    }
  }
  strong,
  small {
    display: block;
  }
  small {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`

export const StopNumber = styled.span`
  font-weight: 750;
  font-variant-numeric: tabular-nums;
`

export const Folded = styled.details`
  summary {
    display: flex;
    align-items: center;
    font-weight: 650;
    cursor: pointer;
  }
`

export const Attention = styled.section`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 2px solid ${color.dangerSolid};
  border-radius: ${radius.large};
  background: ${color.surface};
  overflow-wrap: anywhere;
  ul {
    display: grid;
    gap: ${space(4)};
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    gap: ${space(2)};
  }
  p {
    color: ${color.dangerText};
    font-weight: 600;
  }
`

export const Wide = styled.div`
  grid-column: 1 / -1;
`
