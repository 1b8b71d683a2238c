import { useState } from 'react'
import type { RefObject, SyntheticEvent } from 'react'
import type { z } from 'zod/mini'
import { messageOf } from '../api/api-error.ts'
import { failureText, fieldErrors } from '../api/field-errors.ts'
import { hasErrors, issuesByField } from '../lib/field-errors.ts'
import type { FieldErrors } from '../lib/field-errors.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { useFieldErrors } from '../ui/field/use-field-errors.ts'
import { toast } from '../ui/toast/toast.tsx'

interface FormOptions<Values extends object, Field extends string, Body, Answer> {
  /** Contents of the fields, in the contract's types; none where the browser keeps them. */
  initial: Values
  /** Fields of the call, in the order of the form: errors appear at them. */
  fields: readonly Field[]
  /** Makes the body of the call. `data` has what the browser keeps. */
  check: (values: Values, data: FormData) => Checked<Field, Body>
  send: (body: Body) => Promise<Answer>
  onSent: (answer: Answer, body: Body) => void
  /** Called before the errors are shown; true where the failure has been dealt with. */
  onRefused?: (error: unknown, errors: FieldErrors<Field> | null) => boolean | void
  onSettled?: () => void
  /** Said where the host gives no reason. */
  failed: string
  /** Shows fields that an error is about and that were not there. */
  reveal?: (errors: FieldErrors<Field>, values: Values) => Partial<Values>
}

export type Checked<Field extends string, Body> = { body: Body } | { errors: FieldErrors<Field> }

/** A form: contents, errors by field, and the call. */
export interface Form<Values extends object, Field extends string = string> {
  element: RefObject<HTMLFormElement | null>
  values: Values
  errors: FieldErrors<Field>
  error: unknown
  /** Said above the fields; undefined where they say it, or nothing has failed. */
  failure: string | undefined
  isPending: boolean
  /** There is unsaved work. */
  isChanged: boolean
  change: (changed: Partial<Values>) => void
  /** Changes the contents, which answers the errors of these fields of the call. */
  put: (next: (values: Values) => Values, inCall: readonly string[]) => void
  submit: (event?: SyntheticEvent) => void
  /** Begins with these contents, as if nothing had happened. */
  begin: (values: Values) => void
  /** Contents that need no saving. */
  saved: Values
  setSaved: (values: Values) => void
}

interface Calling<Body> {
  /** Body of the last call. */
  body: Body | undefined
  /** Calls with this body, whatever the fields have. */
  send: (body: Body) => void
}

export function useForm<Values extends object, Field extends string, Body, Answer>(
  options: FormOptions<Values, Field, Body, Answer>,
): Form<Values, Field> & Calling<Body> {
  const { initial, fields, check, send, onSent, onRefused, onSettled, failed, reveal } = options
  const [values, setValues] = useState(initial)
  const [saved, setSaved] = useState(initial)
  const { form, errors, setErrors, showErrors } = useFieldErrors<Field>()
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: send,
    onSuccess: onSent,
    onError: (failure) => {
      const found = fieldErrors(failure, fields)
      if (onRefused?.(failure, found) !== true) show(found ?? {})
    },
    ...(onSettled && { onSettled }),
  })

  const show = (found: FieldErrors<Field>) =>
    showErrors(found, () => setValues((before) => ({ ...before, ...reveal?.(found, before) })))

  const put = (next: (before: Values) => Values, inCall: readonly string[]) => {
    setValues(next)
    setErrors((before) => {
      const kept: FieldErrors<Field> = {}
      for (const field of fields) if (!inCall.includes(field)) kept[field] = before[field]
      return kept
    })
  }

  return {
    element: form,
    values,
    errors,
    error,
    failure: failureText(error, fields, failed),
    isPending,
    body: variables,
    send: mutate,
    isChanged: JSON.stringify(values) !== JSON.stringify(saved),
    change: (changed) => put((before) => ({ ...before, ...changed }), Object.keys(changed)),
    put,
    submit(event) {
      event?.preventDefault()
      if (isPending) return
      reset()
      const checked = check(values, new FormData(form.current ?? undefined))
      if ('errors' in checked) return show(checked.errors)
      setErrors({})
      mutate(checked.body)
    },
    begin(next) {
      setValues(next)
      setSaved(next)
      setErrors({})
      reset()
    },
    saved,
    setSaved,
  }
}

/** Body of the call by the schema, whose keys are the fields. */
export function checkedBy<Field extends string, Body>(
  fields: readonly Field[],
  schema: z.ZodMiniType<Body>,
  input: unknown,
): Checked<Field, Body> {
  const { data, error } = schema.safeParse(input)
  return error === undefined ? { body: data } : { errors: issuesByField(fields, error.issues) }
}

/** The body, unless there are errors. */
export const unlessErrors = <Field extends string, Body>(
  errors: FieldErrors<Field>,
  body: Body,
): Checked<Field, Body> => (hasErrors(errors) ? { errors } : { body })

/** Says why the call failed, where no field says it. */
export const announceUnlessAtField =
  (failed: string) => (error: unknown, errors: FieldErrors<string> | null) => {
    if (errors === null) toast.error(messageOf(error, failed))
  }
