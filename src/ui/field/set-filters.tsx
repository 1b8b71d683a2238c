import { styled } from 'styled-components'
import * as t from '#texts/ui.ts'
import { Button } from '../button/button.tsx'
import { CloseIcon } from '../icons/site-icons.tsx'
import { color, fontSize, radius, space } from '../theme/tokens.ts'

export interface SetFilter {
  key: string
  /** For example 'Status: Delivered'. */
  text: string
  onRemove: () => void
}

type SetFiltersProps = { filters: readonly SetFilter[]; onClear: () => void }

/** Lists the active filters, each with a button to remove it. */
export function SetFilters({ filters, onClear }: SetFiltersProps) {
  if (filters.length === 0) return null
  return (
    <List aria-label={t.filtersThatAreSet}>
      {filters.map(({ key, text, onRemove }) => (
        <li key={key}>
          <Chip type="button" aria-label={t.removeFilter({ filter: text })} onClick={onRemove}>
            <span>{text}</span>
            <CloseIcon size={16} />
          </Chip>
        </li>
      ))}
      <li>
        <Button size="small" tone="ghost" onClick={onClear}>
          {t.clearAll}
        </Button>
      </li>
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)};
`

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 2.25rem;
  padding-block: ${space(0.5)};
  padding-inline: ${space(3)} ${space(2)};
  border: 1px solid ${color.accentLine};
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.accentText};
  font-size: ${fontSize.tiny};
  font-weight: 600;
  white-space: nowrap;
  &:hover {
    background: ${color.surfaceHover};
  }
`
