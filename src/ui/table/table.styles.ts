import { css, keyframes, styled } from 'styled-components'
import { media } from '../../lib/media.ts'
import { color, fontSize, inlineSign, radius, shadow, space } from '../theme/tokens.ts'
import { visuallyHidden } from '../layout/visually-hidden.tsx'

// Explicit roles, because a narrow table is displayed as blocks and would lose its native ones.
const role = (name: string) => ({ role: name })

type Align = 'start' | 'end' | 'center'

export const Frame = styled.div<{ $dense: boolean }>`
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  overflow: hidden;
  /* A container query, because a sidebar takes width from the table. A dense table scrolls instead. */
  ${({ $dense }) => !$dense && 'container: table / inline-size;'}
`

/** Width below which rows are shown as blocks, with the column's name beside each cell. */
export const narrow = '@container table (max-width: 44rem)'

const slide = keyframes`to { background-position: calc(2.5rem * ${inlineSign}) 0; }`

/** Dashes that move along the table's head during a fetch. */
export const BusyLine = styled.div`
  position: sticky;
  inset-inline-start: 0;
  z-index: 1;
  height: 3px;
  margin-bottom: -3px;
  border-radius: 2px;
  background: repeating-linear-gradient(90deg, ${color.accentLine} 0 1.5rem, transparent 0 2.5rem);
  animation: ${slide} 700ms linear infinite;
  @media ${media.reducedMotion} {
    animation: none;
  }
`

/** Scroll area of a dense table, in both directions below its header. */
export const Region = styled.section`
  position: relative;
  overflow: auto;
  max-height: max(20rem, 100dvh - 12rem);
  border-radius: ${radius.large};
  /* Keeps a focused element from being hidden behind the header. */
  scroll-padding-top: 3.5rem;
  table {
    font-size: ${fontSize.tiny};
  }
  thead {
    border: 0;
  }
  th,
  td {
    padding: ${space(0.5)} ${space(2)};
    white-space: nowrap;
  }
  svg {
    flex: none;
  }
  th {
    position: sticky;
    top: 0;
    z-index: 1;
    box-shadow: inset 0 -2px 0 ${color.border};
  }
`

export const Table = styled.table.attrs(role('table'))`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  ${narrow} {
    &,
    thead,
    tbody,
    tr,
    td {
      display: block;
    }
  }
`

export const Head = styled.thead.attrs(role('rowgroup'))`
  border-bottom: 2px dashed ${color.border};
`
export const Body = styled.tbody.attrs(role('rowgroup'))``
export const Line = styled.tr.attrs(role('row'))``

type HeaderCellProps = { $align?: Align; $width?: string | undefined; $sortable?: boolean }

// On a narrow screen, the header keeps only the sort buttons and "select all", as a row of chips.
export const HeaderCell = styled.th.attrs(role('columnheader'))<HeaderCellProps>`
  width: ${({ $width = 'auto' }) => $width};
  padding: ${space(2)} ${space(4)};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
  font-weight: 650;
  text-align: ${({ $align = 'start' }) => $align};
  white-space: nowrap;
  &:first-child {
    border-start-start-radius: ${radius.large};
  }
  &:last-child {
    border-start-end-radius: ${radius.large};
  }
  ${narrow} {
    display: inline-block;
    width: auto;
    padding-block: ${space(2)};
    padding-inline: ${space(4)} 0;
    border: 0;
    background: none;
    ${({ $sortable }) => $sortable === false && visuallyHidden}
  }
`

export const SortButton = styled.button<{ $on: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 2.25rem;
  margin-inline: -${space(2)};
  padding: 0 ${space(2)};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${({ $on }) => ($on ? color.text : 'inherit')};
  font-weight: inherit;
  &:hover {
    background: ${color.surfaceHover};
    color: ${color.text};
  }
  svg {
    color: ${({ $on }) => ($on ? color.accentText : 'currentColor')};
  }
`

// Isolated, so that unchanged rows are not repainted.
export const BodyRow = styled.tr.attrs(role('row'))`
  isolation: isolate;
  /* Puts its open menu above the following rows. */
  &:has([aria-haspopup='menu'][aria-expanded='true']) {
    position: relative;
    z-index: 2;
  }
  &:not(:last-child) {
    border-bottom: 1px solid ${color.border};
  }
  &:hover {
    background: ${color.surfaceSunken};
  }
  &[aria-selected='true'] {
    background: ${color.accentSoft};
    box-shadow: inset calc(4px * ${inlineSign}) 0 0 ${color.accentLine};
  }
  ${narrow} {
    position: relative;
    padding: ${space(3)} ${space(4)};
    border-top: 1px solid ${color.border};
  }
`

const cellPadding = css`
  padding: ${space(2.5)} ${space(4)};
`

export const Cell = styled.td.attrs(role('cell'))<{ $align: Align }>`
  ${cellPadding}
  text-align: ${({ $align }) => $align};
  ${narrow} {
    && {
      display: grid;
      grid-template-columns: minmax(5.5rem, 30%) minmax(0, 1fr);
      align-items: center;
      gap: ${space(3)};
      min-height: 2.25rem;
      padding: ${space(0.5)} 0;
      text-align: start;
    }
  }
`

export const SelectCell = styled.td.attrs(role('cell'))`
  ${cellPadding}
  ${narrow} {
    && {
      position: absolute;
      top: ${space(3)};
      inset-inline-end: ${space(4)};
      z-index: 1;
      padding: 0;
    }
    /* Leaves space for it in the first line. */
    && + * {
      padding-inline-end: ${space(8)};
    }
  }
`

export const CellName = styled.span`
  display: none;
  ${narrow} {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    font-weight: 600;
  }
`

export const CellValue = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  /* Text may break anywhere, but not on a button. */
  button {
    overflow-wrap: normal;
  }
`

export const EmptyCell = styled.td.attrs(role('cell'))`
  padding: ${space(12)} ${space(4)};
  color: ${color.textMuted};
  text-align: center;
`
