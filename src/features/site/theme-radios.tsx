import { styled } from 'styled-components'
import * as t from '#texts/site.ts'
import { themeChoices } from '../../ui/theme/theme-choices.ts'
import { color, fontSize, radius, space } from '../../ui/theme/tokens.ts'
import { VisuallyHidden, visuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { setTheme, useTheme } from '../../stores/theme.ts'

/** Radio buttons for the color theme; with or without visible labels. */
export function ThemeRadios({ showLabels = false }: { showLabels?: boolean }) {
  const chosen = useTheme((state) => state.choice)
  return (
    <Group $showLabels={showLabels}>
      <VisuallyHidden as="legend">{t.colorTheme}</VisuallyHidden>
      {themeChoices.map(({ value, label, Icon }) => (
        <Option key={value} title={showLabels ? undefined : label}>
          <input
            type="radio"
            name={showLabels ? 'theme-named' : 'theme'}
            value={value}
            checked={value === chosen}
            onChange={() => setTheme(value)}
          />
          <Icon size={18} />
          {showLabels ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
        </Option>
      ))}
    </Group>
  )
}

const Group = styled.fieldset<{ $showLabels: boolean }>`
  display: flex;
  gap: 2px;
  margin: 0;
  padding: 3px;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  label {
    ${({ $showLabels }) => ($showLabels ? 'flex: 1;' : 'width: 2.125rem;')}
  }
`

const Option = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1.5)};
  min-height: 2.125rem;
  border-radius: 7px;
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  font-weight: 600;
  cursor: pointer;
  input {
    ${visuallyHidden}
  }
  &:hover {
    color: ${color.text};
  }
  &:has(:checked) {
    background: ${color.surface};
    color: ${color.accentText};
    box-shadow: 0 0 0 1px ${color.borderStrong};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`
