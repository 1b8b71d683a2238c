import { useState } from 'react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { controlLook, FieldFrame, useFieldControl } from './field-frame.tsx'
import type { FieldWords } from './field-frame.tsx'
import { ChevronDownIcon, EyeIcon, EyeOffIcon } from '../icons/icons-form.tsx'
import { color, radius, space } from '../theme/tokens.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

type TextFieldProps = FieldWords & ComponentProps<'input'>

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
}: FieldWords & ComponentProps<'textarea'>) {
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
}: FieldWords & ComponentProps<'select'>) {
  const control = useFieldControl({ label, error, hint }, native)
  return (
    <FieldFrame {...{ label, error, hint }} htmlFor={control.id} required={native.required}>
      <Holder>
        <Select {...native} {...control} />
        <Mark>
          <ChevronDownIcon />
        </Mark>
      </Holder>
    </FieldFrame>
  )
}

export function PasswordField({ label, error, hint, ...native }: Omit<TextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false)
  const control = useFieldControl({ label, error, hint }, native)
  return (
    <FieldFrame {...{ label, error, hint }} htmlFor={control.id} required={native.required}>
      <Holder>
        <Input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...native}
          {...control}
          type={shown ? 'text' : 'password'}
          $room
        />
        <Toggle
          type="button"
          aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          aria-controls={control.id}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </Toggle>
        <VisuallyHidden as="output">{shown ? `${label} is shown` : ''}</VisuallyHidden>
      </Holder>
    </FieldFrame>
  )
}

const Input = styled.input<{ $room?: boolean }>`
  ${controlLook}
  ${({ $room }) => $room && `padding-right: ${space(12)};`}
  &::-ms-reveal {
    display: none;
  }
`

const Area = styled.textarea`
  ${controlLook}
  resize: vertical;
`

const Select = styled.select`
  ${controlLook}
  appearance: none;
  padding-right: ${space(10)};
  text-overflow: ellipsis;
  cursor: pointer;
  option {
    background: ${color.surfaceRaised};
    color: ${color.text};
  }
`

const Holder = styled.div`
  position: relative;
`

const Mark = styled.span`
  position: absolute;
  inset: 0 ${space(3)} 0 auto;
  display: grid;
  place-items: center;
  pointer-events: none;
`

const Toggle = styled.button`
  position: absolute;
  inset: 2px 2px 2px auto;
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
