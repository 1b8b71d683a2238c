import { styled } from 'styled-components'
import { media } from '../../lib/media.ts'
import { color, fontSize, radius, space } from '../../ui/theme/tokens.ts'

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  margin-bottom: ${space(3)};
  > h2 {
    font-size: ${fontSize.lead};
  }
  /* A proposed order, or the reason why there is none, has a line of its own. */
  > section,
  > :has([role='alert']) {
    flex: 1 0 100%;
    order: 1;
  }
`

export const List = styled.ol`
  margin: 0;
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  list-style: none;
  overflow: hidden;
`

export const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(3)} ${space(4)};
  padding: ${space(3.5)} ${space(4)};
  &:not(:last-child) {
    border-bottom: 1px solid ${color.border};
  }
  &[data-selected] {
    background: ${color.accentSoft};
  }
  &[data-edge]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    height: 4px;
    background: ${color.accentLine};
  }
  &[data-edge='before']::after {
    top: 0;
  }
  &[data-edge='after']::after {
    bottom: 0;
  }
  @media ${media.phone} {
    gap: ${space(2)} ${space(3)};
    padding: ${space(3)};
    grid-template-columns: auto minmax(0, 1fr);
  }
`

export const Lead = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)};
  min-width: 6.75rem;
  min-height: 2rem;
  @media ${media.phone} {
    min-width: 4.5rem;
  }
`

/** Drag handle for the pointer; keyboard users have buttons instead. */
export const Handle = styled.span`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 2rem;
  color: ${color.textMuted};
  cursor: grab;
  &:hover {
    color: ${color.text};
  }
  @media (hover: none), ${media.phone} {
    display: none;
  }
`

export const Number = styled.span`
  display: grid;
  place-items: center;
  min-width: 2rem;
  height: 2rem;
  padding-inline: ${space(1.5)};
  border-radius: ${radius.round};
  background: ${color.neutralSoft};
  font-size: ${fontSize.small};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`

export const Address = styled.p`
  min-height: 2rem;
  padding-top: ${space(0.75)};
  font-weight: 650;
  line-height: 1.4;
  overflow-wrap: anywhere;
`

export const Parcels = styled.ul`
  display: grid;
  gap: ${space(1.5)};
  margin: ${space(1)} 0 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(3)};
    color: ${color.textMuted};
    font-size: ${fontSize.small};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  a {
    color: inherit;
  }
`

export const Odd = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  margin: ${space(1)} 0;
  color: ${color.warningText};
  font-size: ${fontSize.small};
  svg {
    flex: none;
  }
`

export const Result = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2.5)};
  min-width: 0;
`

export const Moves = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(0.5)};
  @media ${media.phone} {
    grid-column: 1 / -1;
    justify-content: flex-end;
  }
`
