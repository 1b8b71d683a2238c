import type { ChangeEvent } from 'react'
import type { Fields } from './use-form.ts'

type Shown<Values extends object> = Pick<Fields<Values>, 'values' | 'errors' | 'put'>

type TextName<Values> = {
  [Name in keyof Values & string]: Values[Name] extends string | null | undefined ? Name : never
}[keyof Values & string]

/** Props of a text field of the form. */
export const textProps = <Values extends object>(form: Shown<Values>, name: TextName<Values>) => ({
  ...fieldProps(form, name),
  value: textOf(form.values[name]),
  onChange: ({ target }: ChangeEvent<{ value: string }>) => put(form, name, target.value, name),
})

/** Props of any other field; `inCall` is the field's name in the call, if it differs. */
export const fieldProps = <Values extends object, Name extends keyof Values & string>(
  form: Shown<Values>,
  name: Name,
  inCall: string = name,
) => ({
  name: inCall,
  value: form.values[name],
  error: form.errors[inCall],
  onChange: (value: Values[Name]) => put(form, name, value, inCall),
})

function put<Values extends object>(
  form: Shown<Values>,
  name: keyof Values & string,
  value: unknown,
  inCall: string,
): void {
  form.put((before) => ({ ...before, [name]: value }), [inCall])
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
