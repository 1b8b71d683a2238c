import { styled } from 'styled-components'
import { controlStyles } from '../field/field-frame.tsx'
import { color, fontSize, inlineSign, layer, radius, shadow, space } from '../theme/tokens.ts'

export const Control = styled.div`
  position: relative;
`

export const Input = styled.input`
  ${controlStyles}
  padding-inline-end: ${space(18)};
  text-overflow: ellipsis;
`

/** Text input without icons at its end. */
export const FreeInput = styled.input`
  ${controlStyles}
`

export const Icons = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline: auto ${space(3)};
  display: flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color.textMuted};
  pointer-events: none;
`

export const Clear = styled.button`
  display: grid;
  place-items: center;
  width: 1.875rem;
  height: 1.875rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: inherit;
  pointer-events: auto;
  &:hover {
    background: ${color.surfaceHover};
    color: ${color.text};
  }
`

export const List = styled.div`
  z-index: ${layer.popover};
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(1.5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};
`

export const Option = styled.div.attrs({ role: 'option' })`
  padding: ${space(2)} ${space(2.5)};
  border-radius: ${radius.small};
  line-height: 1.35;
  cursor: pointer;
  &[aria-selected='true'] {
    font-weight: 650;
    box-shadow: inset calc(3px * ${inlineSign}) 0 0 ${color.accentLine};
  }
  &:hover {
    background: ${color.surfaceHover};
  }
  &[data-active] {
    background: ${color.accentSoft};
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`

export const Label = styled.span`
  display: block;
  font-size: ${fontSize.small};
`

export const Description = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
  font-weight: 400;
  overflow-wrap: anywhere;
`

export const Note = styled.div`
  padding: ${space(2.5)};
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`

export const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  color: ${color.dangerText};
  font-size: ${fontSize.small};
`
