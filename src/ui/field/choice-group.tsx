import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { media } from '../../lib/media.ts'
import { FieldError, labelStyles } from './field-frame.tsx'
import { color, fontSize, motion, radius, space } from '../theme/tokens.ts'

interface Choice<Value extends string> {
  value: Value
  label: string
  description?: string
  icon?: ReactNode
}

type CheckboxGroupProps<Value extends string> = {
  legend: string
  options: readonly Choice<Value>[]
  values: readonly Value[]
  onChange: (values: Value[]) => void
  error?: string | undefined
}

/** Chooses any number of options; the values keep the order of the options. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { options, values, error, onChange } = props
  const toggled = (value: Value, isChosen: boolean) =>
    options
      .map((option) => option.value)
      .filter((one) => (one === value ? isChosen : values.includes(one)))
  return (
    <ChoiceGroup
      {...props}
      inputOf={(value) => ({
        type: 'checkbox',
        checked: values.includes(value),
        'aria-invalid': error ? true : undefined,
        onChange: (event) => onChange(toggled(value, event.target.checked)),
      })}
    />
  )
}

type RadioCardsProps<Value extends string> = {
  legend: string
  name: string
  value: Value | undefined
  onChange: (value: Value) => void
  options: readonly Choice<Value>[]
  error?: string | undefined
}

/** Chooses one of several options. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { name, value: chosen, onChange } = props
  return (
    <ChoiceGroup
      {...props}
      asCards
      inputOf={(value) => ({
        type: 'radio',
        name,
        value,
        checked: value === chosen,
        onChange: () => onChange(value),
      })}
    />
  )
}

type ChoiceGroupProps<Value extends string> = {
  legend: string
  options: readonly Choice<Value>[]
  error?: string | undefined
  asCards?: boolean
  inputOf: (value: Value) => ComponentProps<'input'>
}

function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, options, error, asCards = false, inputOf } = props
  const id = useId()
  return (
    <FieldSet
      aria-describedby={error ? `${id}-error` : undefined}
      data-invalid={error ? true : undefined}
    >
      <Legend>{legend}</Legend>
      <Options
        $minWidth={asCards ? '9.5rem' : '13rem'}
        $gap={asCards ? space(2.5) : `${space(1)} ${space(4)}`}
      >
        {options.map(({ value, label, description, icon }, index) => (
          <Option key={value} $asCard={asCards}>
            <input
              {...inputOf(value)}
              aria-labelledby={`${id}-label-${index}`}
              aria-describedby={description ? `${id}-text-${index}` : undefined}
            />
            {icon}
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

const Options = styled.div<{ $minWidth: string; $gap: string }>`
  display: grid;
  --least: ${({ $minWidth }) => $minWidth};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least)), 1fr));
  gap: ${({ $gap }) => $gap};
  /* Two columns on a phone are too narrow for the texts of some languages. */
  @media ${media.phone} {
    --least: max(${({ $minWidth }) => $minWidth}, 11rem);
  }
`

const card = css`
  position: relative;
  padding: ${space(3)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
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
    outline: none;
  }
`

const Option = styled.label<{ $asCard: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${space(2.5)};
  padding-block: ${space(1.5)};
  cursor: pointer;
  input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0.175rem 0 0;
    accent-color: ${color.accentLine};
  }
  svg {
    flex: none;
    margin-top: 0.125rem;
  }
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  ${({ $asCard }) => $asCard && card}
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
