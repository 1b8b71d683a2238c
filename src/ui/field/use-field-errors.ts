import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldErrors } from '../../lib/field-errors.ts'

/** State of the errors of a form's fields. */
export function useFieldErrors<Field extends string>() {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors<Field>>({})
  /** Shows the errors and focuses the first field with one; `andShow` shows fields that were hidden. */
  const showErrors = (found: FieldErrors<Field>, andShow?: () => void) => {
    flushSync(() => {
      setErrors(found)
      andShow?.()
    })
    // Radios have no `aria-invalid`: their group has `data-invalid`.
    form.current
      ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input:checked')
      ?.focus()
  }
  return { form, errors, setErrors, showErrors }
}
