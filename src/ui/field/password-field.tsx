import { useState } from 'react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/ui.ts'
import { EyeIcon, EyeOffIcon } from '../icons/form-icons.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { color, radius } from '../theme/tokens.ts'
import { FieldFrame, useFieldControl } from './field-frame.tsx'
import { Control, Input, type TextField } from './field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type'> & {
  /** Names the password for the label of the button that shows it, since a page can have several. */
  which?: 'own' | 'current' | 'new' | 'confirm' | 'confirmNew'
}

export function PasswordField({ label, error, hint, which, ...native }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const control = useFieldControl({ label, error, hint }, native)
  const named = { which: which ?? 'other' }
  return (
    <FieldFrame {...{ label, error, hint }} htmlFor={control.id} required={native.required}>
      {/* Left-to-right in every language, so that the typed text ends before the button, not below it. */}
      <Control dir="ltr">
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
          aria-label={(shown ? t.hidePassword : t.showPassword)(named)}
          aria-controls={control.id}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </Toggle>
        <VisuallyHidden as="output">{shown ? t.passwordIsShown(named) : ''}</VisuallyHidden>
      </Control>
    </FieldFrame>
  )
}

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
