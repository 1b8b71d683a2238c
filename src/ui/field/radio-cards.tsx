import { useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { FieldError, labelStyles } from './field-frame.tsx'
import { color, fontSize, motion, radius, space } from '../theme/tokens.ts'

type RadioCardsProps<Value extends string> = {
  legend: string
  name: string
  value: Value | undefined
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; description?: string; icon?: ReactNode }[]
  error?: string | undefined
}

export function RadioCards<Value extends string>({
  legend,
  name,
  value,
  onChange,
  options,
  error,
}: RadioCardsProps<Value>) {
  const id = useId()
  return (
    <FieldSet aria-describedby={error ? `${id}-error` : undefined}>
      <Legend>{legend}</Legend>
      <Options>
        {options.map((option, index) => (
          <Option key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-labelledby={`${id}-label-${index}`}
              aria-describedby={option.description ? `${id}-text-${index}` : undefined}
            />
            {option.icon}
            <span>
              <Name id={`${id}-label-${index}`}>{option.label}</Name>
              {option.description && <Text id={`${id}-text-${index}`}>{option.description}</Text>}
            </span>
          </Option>
        ))}
      </Options>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </FieldSet>
  )
}

const FieldSet = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

const Legend = styled.legend`
  ${labelStyles}
  padding: 0;
  margin-bottom: ${space(2)};
`

const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: ${space(2.5)};
`

const Option = styled.label`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space(2.5)};
  padding: ${space(3)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  cursor: pointer;
  transition: background-color ${motion.fast};
  &:hover {
    border-color: ${color.text};
  }
  &:has(:checked) {
    border-color: ${color.accentLine};
    background: ${color.accentSoft};
    box-shadow: inset 0 0 0 1px ${color.accentLine};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0.2rem 0 0;
    outline: none;
  }
  svg {
    flex: none;
    margin-top: 0.125rem;
  }
`

const Name = styled.span`
  display: block;
  font-size: ${fontSize.small};
  font-weight: 650;
`

const Text = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
  line-height: 1.4;
`
