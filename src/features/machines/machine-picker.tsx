import { styled } from 'styled-components'
import { registry } from '../../../machines/registry.ts'
import { SelectField } from '../../ui/field/field.tsx'
import { color, fontSize, radius, space } from '../../ui/theme/tokens.ts'
import { media, useMedia } from '../../lib/media.ts'

type MachinePickerProps = { current: string; onMachine: (name: string) => void }

export function MachinePicker({ current, onMachine }: MachinePickerProps) {
  const isPhone = useMedia(media.phone)
  if (isPhone)
    return (
      <SelectField
        label="Machine"
        value={current}
        onChange={({ target }) => onMachine(target.value)}
      >
        {registry.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </SelectField>
    )
  return (
    <nav aria-label="Machines">
      <Names>
        {registry.map(({ name, title }) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === current ? 'page' : undefined}
              onClick={() => onMachine(name)}
            >
              {title}
            </button>
          </li>
        ))}
      </Names>
    </nav>
  )
}

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  margin: 0;
  padding: 0;
  border-bottom: 1px solid ${color.border};
  list-style: none;
  button {
    position: relative;
    min-height: 2.75rem;
    padding: ${space(1)} ${space(3)};
    border: 0;
    border-radius: ${radius.small} ${radius.small} 0 0;
    background: none;
    color: ${color.textMuted};
    font-size: ${fontSize.small};
    font-weight: 600;
  }
  button:hover {
    color: ${color.text};
    background: ${color.surfaceHover};
  }
  button[aria-current] {
    color: ${color.text};
  }
  button[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto ${space(2)} -1px;
    height: 3px;
    border-radius: 2px;
    background: ${color.accent};
  }
`
