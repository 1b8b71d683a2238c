import { css, styled } from 'styled-components'
import { color, fontSize, inlineSign, radius, shadow, space } from '../../ui/theme/tokens.ts'

// Width of the list, not of the window, since the sidebar takes some of it.
const twoColumns = '@container (min-width: 26rem)'
const stubBeside = '@container (min-width: 42rem)'
const oneLine = '@container (min-width: 66rem)'

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
  margin-bottom: ${space(4)};
`

export const Count = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
`

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
`

export const Item = styled.li`
  container-type: inline-size;
`

export const Attempt = styled.div`
  grid-column: 1 / -1;
`

export const Slip = styled.article`
  display: grid;
  border: 1px solid ${color.border};
  border-inline-start-color: ${color.accentLine};
  border-radius: ${radius.medium};
  background: linear-gradient(
    calc(90deg * ${inlineSign}),
    ${color.accent} 0 6px,
    ${color.surface} 6px
  );
  box-shadow: ${shadow.low};
  ${stubBeside} {
    grid-template-columns: minmax(0, 1fr) 15.25rem;
  }
`

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-content: center;
  gap: ${space(2)} ${space(5)};
  margin: 0;
  padding-block: ${space(4)};
  padding-inline: ${space(5.5)} ${space(4)};
  ${twoColumns} {
    grid-template-columns: 15rem minmax(0, 1fr);
  }
  ${oneLine} {
    grid-template-columns: 15rem minmax(0, 1fr) 6.5rem 8.5rem;
  }
  > div {
    min-width: 0;
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
    min-height: 2.25rem;
    font-size: ${fontSize.small};
    font-weight: 550;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
`

const wholeLineOnPhones = css`
  grid-column: 1 / -1;
  ${twoColumns} {
    grid-column: auto;
  }
`

export const TrackingId = styled.div`
  ${wholeLineOnPhones}
`

export const From = styled.div`
  ${wholeLineOnPhones}
`

/** Stub after the perforation: beside the facts if it fits, else below them. */
export const Stub = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  justify-content: center;
  gap: ${space(3)};
  padding-block: ${space(3.5)};
  padding-inline: ${space(5.5)} ${space(4)};
  border-top: 2px dashed ${color.border};
  ${stubBeside} {
    padding-inline-start: ${space(4)};
    border-top: 0;
    border-inline-start: 2px dashed ${color.border};
  }
`

export const Delivery = styled.p`
  display: flex;
  flex-direction: column;
  line-height: 1.4;
  span {
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    font-weight: 600;
  }
  time {
    font-size: ${fontSize.small};
    font-weight: 600;
  }
`
