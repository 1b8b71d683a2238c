import { useId } from 'react'
import { styled } from 'styled-components'
import { FieldError, labelStyles } from './field-frame.tsx'
import { color, fontSize, space } from '../theme/tokens.ts'

type CheckboxGroupProps<Value extends string> = {
  legend: string
  options: readonly { value: Value; label: string; description?: string }[]
  values: readonly Value[]
  onChange: (values: Value[]) => void
  error?: string | undefined
}

/** Any number of some choices, in their order. */
export function CheckboxGroup<Value extends string>({
  legend,
  options,
  values,
  onChange,
  error,
}: CheckboxGroupProps<Value>) {
  const id = useId()
  const errorId = error ? `${id}-error` : undefined
  const toggled = (value: Value, isChosen: boolean) =>
    options
      .map((option) => option.value)
      .filter((one) => (one === value ? isChosen : values.includes(one)))
  return (
    <FieldSet aria-describedby={errorId}>
      <Legend>{legend}</Legend>
      <Options>
        {options.map(({ value, label, description }, index) => (
          <Option key={value}>
            <input
              type="checkbox"
              checked={values.includes(value)}
              aria-invalid={error ? true : undefined}
              aria-labelledby={`${id}-label-${index}`}
              aria-describedby={description ? `${id}-text-${index}` : undefined}
              onChange={(event) => onChange(toggled(value, event.target.checked))}
            />
            <span>
              <Name id={`${id}-label-${index}`}>{label}</Name>
              {description && <Text id={`${id}-text-${index}`}>{description}</Text>}
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
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${space(1)} ${space(4)};
`

const Option = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space(2.5)};
  padding-block: ${space(1.5)};
  cursor: pointer;
  input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0.15rem 0 0;
    accent-color: ${color.accentLine};
  }
`

const Name = styled.span`
  display: block;
  font-size: ${fontSize.small};
  font-weight: 600;
`

const Text = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
`
