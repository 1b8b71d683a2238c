import { styled } from 'styled-components'
import { color, fontSize, radius, space } from '../../ui/theme/tokens.ts'

export const Page = styled.div`
  display: grid;
  gap: ${space(4)};
  width: min(100% - 2 * clamp(1rem, 2.5vw, 2.5rem), 110rem);
  margin-inline: auto;
  padding-block: clamp(1.25rem, 2.5vw, 2.25rem) ${space(16)};
`

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(3)} ${space(6)};
  p {
    margin-top: ${space(1)};
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`

export const Modes = styled.fieldset`
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

export const Machines = styled.ul`
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
