import { styled } from 'styled-components'
import { color, fontSize, radius, space } from '../../ui/theme/tokens.ts'

export const modes = ['simulate', 'live', 'walk'] as const
export type Mode = (typeof modes)[number]

/** What to do with the machine. */
export function ModeTabs({ mode, onMode }: { mode: Mode; onMode: (mode: Mode) => void }) {
  return (
    <Choice aria-label="What to do with the machine">
      {modes.map((one) => (
        <label key={one}>
          <input type="radio" name="mode" checked={one === mode} onChange={() => onMode(one)} />
          {names[one]}
        </label>
      ))}
    </Choice>
  )
}

const names: Record<Mode, string> = { simulate: 'Simulate', live: 'Live', walk: 'Walk' }

const Choice = styled.fieldset`
  display: flex;
  min-width: 0;
  margin: 0;
  padding: ${space(1)};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  label {
    position: relative;
    padding: ${space(1.5)} ${space(4)};
    border-radius: ${radius.small};
    font-size: ${fontSize.small};
    font-weight: 600;
    cursor: pointer;
  }
  label:hover {
    background: ${color.surfaceHover};
  }
  label:has(:checked) {
    background: ${color.text};
    color: ${color.page};
  }
  label:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    opacity: 0;
    inset: 0;
    margin: 0;
    cursor: pointer;
  }
`
