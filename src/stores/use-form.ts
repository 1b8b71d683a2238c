import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject, SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import type { z } from 'zod/mini'
import { messageOf } from '../api/api-error.ts'
import { failureText, fieldErrors } from '../api/field-errors.ts'
import { hasErrors, issuesByField } from '../lib/field-errors.ts'
import type { FieldErrors } from '../lib/field-errors.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { toast } from '../ui/toast/toast.tsx'

export interface FieldsOptions<Values extends object, Field extends string, Body> {
  /** Contents of the fields in the contract's types, except fields whose contents the browser keeps. */
  initial: Values
  /** Fields of the call in the order of the form, at which errors appear. */
  fields: readonly Field[]
  /** Builds the body of the call. `data` contains the fields that the browser keeps. */
  check: (values: Values, data: FormData) => Checked<Field, Body>
  /** Reveals hidden fields that have an error. */
  reveal?: (errors: FieldErrors<Field>, values: Values) => Partial<Values>
}

export type Checked<Field extends string, Body> = { body: Body } | { errors: FieldErrors<Field> }

/** Contents and errors of a form, regardless of how it is sent. */
export interface Fields<Values extends object, Field extends string = string> {
  element: RefObject<HTMLFormElement | null>
  values: Values
  errors: FieldErrors<Field>
  /** True if there is unsaved work. */
  isChanged: boolean
  change: (changed: Partial<Values>) => void
  /** Changes the contents, and clears the errors of these fields of the call. */
  put: (next: (values: Values) => Values, inCall: readonly string[]) => void
  /** Resets the form to these contents. */
  begin: (values: Values) => void
  /** Contents that need no saving. */
  saved: Values
  setSaved: (values: Values) => void
}

interface Checking<Body> {
  /** Sends the body, unless fields have errors; in that case, shows the errors. */
  ifValid: (send: (body: Body) => void) => void
}

interface FormOptions<
  Values extends object,
  Field extends string,
  Body,
  Answer,
> extends FieldsOptions<Values, Field, Body> {
  send: (body: Body) => Promise<Answer>
  onSent?: (answer: Answer, body: Body) => void
  onRefused?: (error: unknown, errors: FieldErrors<Field> | null) => void
  onSettled?: () => void
  /** Message if the host gives no reason. */
  failed: string
}

/** A form: contents, errors by field, and the call. */
export interface Form<Values extends object, Field extends string = string> extends Fields<
  Values,
  Field
> {
  error: unknown
  /** Message above the fields; undefined if the fields show it, or nothing has failed. */
  failure: string | undefined
  isPending: boolean
  submit: (event?: SyntheticEvent) => void
}

interface Calling<Body> {
  /** Body of the last call. */
  body: Body | undefined
  /** Sends this body, regardless of the fields. */
  send: (body: Body) => void
}

export function useForm<Values extends object, Field extends string, Body, Answer>(
  options: FormOptions<Values, Field, Body, Answer>,
): Form<Values, Field> & Calling<Body> {
  const { fields, send, onSent, onRefused, onSettled, failed } = options
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: send,
    onError: (failure) => onRefused?.(failure, fieldErrors(failure, fields)),
    ...(onSent && { onSuccess: onSent }),
    ...(onSettled && { onSettled }),
  })
  const { ifValid, ...form } = useFields(options, error)

  return {
    ...form,
    error,
    failure: failureText(error, fields, failed),
    isPending,
    body: variables,
    send: mutate,
    submit(event) {
      event?.preventDefault()
      if (isPending) return
      reset()
      ifValid(mutate)
    },
    begin(next) {
      form.begin(next)
      reset()
    },
  }
}

/**
 * Fields whose body is sent elsewhere: by a mutation in `useForm`, or by a machine. `error` is the failure of
 * the last call, null if it has not failed; the server's messages appear at the fields.
 */
export function useFields<Values extends object, Field extends string, Body>(
  options: FieldsOptions<Values, Field, Body>,
  error: unknown,
): Fields<Values, Field> & Checking<Body> {
  const { initial, fields, check, reveal } = options
  const element = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [saved, setSaved] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors<Field>>({})
  /** Failure whose messages the fields show. */
  const [shown, setShown] = useState<unknown>(null)

  const show = (found: FieldErrors<Field>) => {
    setErrors(found)
    setValues((before) => ({ ...before, ...reveal?.(found, before) }))
  }

  if (error !== shown) {
    setShown(error)
    if (error !== null) show(fieldErrors(error, fields) ?? {})
  }
  // Moves the focus together with the messages, so that keyboard and screen reader stay in step.
  useLayoutEffect(() => {
    if (error !== null) focusFirstError(element.current)
  }, [error])

  const put = (next: (before: Values) => Values, inCall: readonly string[]) => {
    setValues(next)
    setErrors((before) => {
      const kept: FieldErrors<Field> = {}
      for (const field of fields) if (!inCall.includes(field)) kept[field] = before[field]
      return kept
    })
  }

  return {
    element,
    values,
    errors,
    isChanged: JSON.stringify(values) !== JSON.stringify(saved),
    // Merged into the latest contents, since a photo can be ready after other changes.
    change: (changed) => put((before) => ({ ...before, ...changed }), Object.keys(changed)),
    put,
    ifValid(send) {
      const checked = check(values, new FormData(element.current ?? undefined))
      if ('errors' in checked) {
        flushSync(() => show(checked.errors))
        focusFirstError(element.current)
      } else {
        setErrors({})
        send(checked.body)
      }
    },
    begin(next) {
      setValues(next)
      setSaved(next)
      setErrors({})
    },
    saved,
    setSaved,
  }
}

/** Radios, a signature and buttons have no `aria-invalid`; they or their group have `data-invalid`. */
const focusFirstError = (form: HTMLFormElement | null) =>
  form
    ?.querySelector<HTMLElement>(
      '[aria-invalid="true"], [data-invalid] input:checked, [data-invalid]:is(button, [tabindex])',
    )
    ?.focus()

/** Checks the body of the call with the schema, whose keys are the fields. */
export function checkedBy<Field extends string, Body>(
  fields: readonly Field[],
  schema: z.ZodMiniType<Body>,
  input: unknown,
): Checked<Field, Body> {
  const { data, error } = schema.safeParse(input)
  return error === undefined ? { body: data } : { errors: issuesByField(fields, error.issues) }
}

/** Returns the body, unless there are errors. */
export const unlessErrors = <Field extends string, Body>(
  errors: FieldErrors<Field>,
  body: Body,
): Checked<Field, Body> => (hasErrors(errors) ? { errors } : { body })

/** Announces why the call failed, if no field shows it. */
export const announceUnlessAtField =
  (failed: string) => (error: unknown, errors: FieldErrors<string> | null) => {
    if (errors === null) toast.error(messageOf(error, failed))
  }
