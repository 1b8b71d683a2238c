import { styled } from 'styled-components'
import { media } from '../../lib/media.ts'
import { color, fontSize, radius, space } from '../../ui/theme/tokens.ts'

export const List = styled.div`
  position: relative;
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  /* Not "hidden", which would stop the postcodes from being sticky. */
  overflow: clip;
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

/** The postcode is beside its parcels, and sticky while they are in view. */
export const Group = styled.section`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  &:not(:first-child) {
    border-top: 1px solid ${color.border};
  }
  > ul {
    border-inline-start: 1px solid ${color.border};
  }
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    > ul {
      border: 0;
    }
  }
`

export const GroupHead = styled.header`
  background: ${color.surfaceSunken};
  > div {
    position: sticky;
    top: ${space(14)};
    padding-block: ${space(2.5)};
    padding-inline: ${space(4)} ${space(2)};
    overflow-wrap: anywhere;
  }
  @media ${media.phone} {
    border-bottom: 1px solid ${color.border};
    > div {
      position: static;
      display: flex;
      align-items: center;
      justify-content: space-between;
      min-height: 2.25rem;
      padding: 0 ${space(4)};
    }
  }
  h3 {
    font-size: ${fontSize.small};
    line-height: 1.35;
    font-variant-numeric: tabular-nums;
  }
  label {
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    font-variant-numeric: tabular-nums;
  }
`

export const Row = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(2.5)} ${space(4)};
  cursor: grab;
  &:not(:last-child) {
    border-bottom: 1px solid ${color.border};
  }
  &:hover {
    background: ${color.surfaceHover};
  }
  &[data-selected] {
    background: ${color.accentSoft};
  }
  > div {
    flex: 1;
    min-width: 0;
  }
`

export const Address = styled.p`
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
`

export const Facts = styled.p`
  a {
    color: inherit;
  }
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(3)};
  margin-top: ${space(0.5)};
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`

export const More = styled.div`
  display: grid;
  place-items: center;
  padding: ${space(3)};
  border-top: 1px solid ${color.border};
`

/** Drag image, outside the window until it is needed. */
export const DragBadge = styled.div`
  position: fixed;
  top: -10rem;
  inset-inline-start: 0;
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.medium};
  background: ${color.surfaceInk};
  color: ${color.textOnInk};
  font-weight: 650;
`
