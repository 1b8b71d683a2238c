import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, radius, shadow, space } from '../theme/tokens.ts'

export const Card = styled.article<{ $flush?: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-width: 0;
  padding: ${({ $flush }) => ($flush ? '0' : `clamp(${space(4)}, 2.4vw, ${space(6)})`)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`

/** A dashed line with a notch at either end, as on a ticket. Only inside a `Card`. */
export const Perforation = styled.div.attrs({ 'aria-hidden': true })`
  --notch: 8px;
  position: relative;
  height: 0;
  margin-inline: calc(-1 * clamp(${space(4)}, 2.4vw, ${space(6)}));
  border-top: 2px dashed ${color.border};
  &::before,
  &::after {
    content: '';
    position: absolute;
    top: calc(-1 * var(--notch) - 1px);
    width: var(--notch);
    height: calc(2 * var(--notch));
    border: 1px solid ${color.border};
    background: var(--behind-card, ${color.page});
  }
  &::before {
    inset-inline-start: -1px;
    border-inline-start-color: transparent;
    border-start-end-radius: var(--notch);
    border-end-end-radius: var(--notch);
  }
  &::after {
    inset-inline-end: -1px;
    border-inline-end-color: transparent;
    border-start-start-radius: var(--notch);
    border-end-start-radius: var(--notch);
  }
`

export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space(5)};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    min-width: 0;
  }
`

type DescriptionListProps = {
  items: { term: string; value: ReactNode }[]
  /** Places each term above its value in columns, for a card; otherwise side by side, one fact per line. */
  columns?: boolean
}

export function DescriptionList({ items, columns = false }: DescriptionListProps) {
  return (
    <List $columns={columns}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl<{ $columns: boolean }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => ($columns ? 'repeat(auto-fit, minmax(8rem, 1fr))' : '1fr')};
  gap: ${space(3)} ${space(5)};
  margin: 0;
  > div {
    display: ${({ $columns }) => ($columns ? 'block' : 'grid')};
    grid-template-columns: minmax(6rem, 32%) 1fr;
    align-items: baseline;
    gap: ${space(3)};
    min-width: 0;
  }
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    font-weight: 600;
  }
  dd {
    min-width: 0;
    font-size: ${fontSize.small};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`
