import { useState } from 'react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/uiField.ts'
import { controlStyles, FieldFrame, useFieldControl } from './field-frame.tsx'
import type { FieldTexts } from './field-frame.tsx'
import { ChevronDownIcon, EyeIcon, EyeOffIcon } from '../icons/form-icons.tsx'
import { color, radius, space } from '../theme/tokens.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

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

export function PasswordField({ label, error, hint, ...native }: Omit<TextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false)
  const control = useFieldControl({ label, error, hint }, native)
  return (
    <FieldFrame {...{ label, error, hint }} htmlFor={control.id} required={native.required}>
      <Control>
        <Input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...native}
          {...control}
          type={shown ? 'text' : 'password'}
          $hasButton
        />
        <Toggle
          type="button"
          aria-label={(shown ? t.hideField : t.showField)({ field: label.toLowerCase() })}
          aria-controls={control.id}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </Toggle>
        <VisuallyHidden as="output">{shown ? t.fieldIsShown({ field: label }) : ''}</VisuallyHidden>
      </Control>
    </FieldFrame>
  )
}

const Input = styled.input<{ $hasButton?: boolean }>`
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

const Control = styled.div`
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

const Toggle = styled.button`
  position: absolute;
  inset-block: 2px;
  inset-inline: auto 2px;
  display: grid;
  place-items: center;
  width: 2.5rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.textMuted};
  &:hover {
    color: ${color.text};
    background: ${color.surfaceHover};
  }
`
