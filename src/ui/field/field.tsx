import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { controlStyles, FieldFrame, useFieldControl } from './field-frame.tsx'
import type { FieldTexts } from './field-frame.tsx'
import { ChevronDownIcon } from '../icons/form-icons.tsx'
import { color, space } from '../theme/tokens.ts'

type TextFieldProps = FieldTexts & ComponentProps<'input'>

export function TextField({ label, error, hint, ...native }: TextFieldProps) {
  const control = useFieldControl({ label, error, hint }, native)
  return (
    <FieldFrame {...{ label, error, hint }} htmlFor={control.id} required={native.required}>
      <Input {...native} {...control} />
    </FieldFrame>
  )
}

export function TextAreaField({
  label,
  error,
  hint,
  ...native
}: FieldTexts & ComponentProps<'textarea'>) {
  const control = useFieldControl({ label, error, hint }, native)
  return (
    <FieldFrame {...{ label, error, hint }} htmlFor={control.id} required={native.required}>
      <Area rows={4} {...native} {...control} />
    </FieldFrame>
  )
}

export function SelectField({
  label,
  error,
  hint,
  ...native
}: FieldTexts & ComponentProps<'select'>) {
  const control = useFieldControl({ label, error, hint }, native)
  return (
    <FieldFrame {...{ label, error, hint }} htmlFor={control.id} required={native.required}>
      <Control>
        <Select {...native} {...control} />
        <Mark>
          <ChevronDownIcon />
        </Mark>
      </Control>
    </FieldFrame>
  )
}

export const Input = styled.input<{ $hasButton?: boolean }>`
  ${controlStyles}
  ${({ $hasButton }) => $hasButton && `padding-inline-end: ${space(12)};`}
  &::-ms-reveal {
    display: none;
  }
`

const Area = styled.textarea`
  ${controlStyles}
  resize: vertical;
`

const Select = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: ${space(10)};
  text-overflow: ellipsis;
  cursor: pointer;
  option {
    background: ${color.surfaceRaised};
    color: ${color.text};
  }
`

export const Control = styled.div`
  position: relative;
`

const Mark = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline: auto ${space(3)};
  display: grid;
  place-items: center;
  pointer-events: none;
`
