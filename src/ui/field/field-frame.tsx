import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { WarningIcon } from '../icons/site-icons.tsx'
import {
  color,
  controlHeight,
  fontSize,
  inlineSign,
  motion,
  radius,
  space,
} from '../theme/tokens.ts'

export type FieldTexts = {
  label: string
  error?: string | undefined
  hint?: ReactNode
}

type FrameProps = FieldTexts & {
  htmlFor: string
  required?: boolean | undefined
  children: ReactNode
}

/** Label above the control, and the error or the hint below. */
export function FieldFrame({ label, error, hint, htmlFor, required, children }: FrameProps) {
  return (
    <Frame>
      <FieldLabel htmlFor={htmlFor}>
        <span>{label}</span>
        {required && <Star aria-hidden="true">*</Star>}
      </FieldLabel>
      {children}
      {hint && <Hint id={hintId(htmlFor)}>{hint}</Hint>}
      {error && <FieldError id={errorId(htmlFor)}>{error}</FieldError>}
    </Frame>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <ErrorText id={id}>
      <WarningIcon size={18} />
      <span>{children}</span>
    </ErrorText>
  )
}

/** IDs and ARIA attributes that connect a control with its label, hint and error. */
export function useFieldControl(
  texts: FieldTexts,
  native: Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>,
) {
  const generated = useId()
  const id = native.id ?? generated
  const describedBy = [
    native['aria-describedby'],
    texts.hint && hintId(id),
    texts.error && errorId(id),
  ]
  return {
    id,
    'aria-invalid': texts.error ? true : native['aria-invalid'],
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
  }
}

function hintId(id: string) {
  return `${id}-hint`
}

function errorId(id: string) {
  return `${id}-error`
}

export const controlStyles = css`
  width: 100%;
  min-height: ${controlHeight.medium};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  color: ${color.text};
  line-height: 1.4;
  transition:
    border-color ${motion.fast},
    background-color ${motion.fast};
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  &:hover {
    border-color: ${color.text};
  }
  &:focus-visible {
    border-color: ${color.focus};
    outline: 2px solid ${color.focus};
    outline-offset: 0;
    background: ${color.surface};
  }
  &[aria-invalid='true'] {
    border-color: ${color.dangerText};
    box-shadow: inset calc(3px * ${inlineSign}) 0 0 ${color.dangerText};
  }
  &:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }
`

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  min-width: 0;
`

export const labelStyles = css`
  font-size: ${fontSize.small};
  font-weight: 650;
  line-height: 1.35;
`

const FieldLabel = styled.label`
  ${labelStyles}
`

const Star = styled.span`
  margin-inline-start: 0.2em;
  color: ${color.dangerText};
`

const Hint = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
  line-height: 1.45;
`

const ErrorText = styled.p`
  display: flex;
  gap: ${space(1.5)};
  color: ${color.dangerText};
  font-size: ${fontSize.small};
  font-weight: 550;
  line-height: 1.3;
  svg {
    flex: none;
  }
`
