import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldErrors } from '../../lib/field-errors.ts'

/** The errors of a form's fields. */
export function useFieldErrors<Field extends string>() {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors<Field>>({})
  /** Focuses the first field that has one, which may be shown only with it: `andShow` sees to that. */
  const showErrors = (found: FieldErrors<Field>, andShow?: () => void) => {
    flushSync(() => {
      setErrors(found)
      andShow?.()
    })
    // A group of radios has its mark itself: they may have none.
    form.current
      ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input:checked')
      ?.focus()
  }
  return { form, errors, setErrors, showErrors }
}
