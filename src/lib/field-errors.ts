/** A form's errors by the names of its fields. */
export type FieldErrors<Field extends string> = { [Name in Field]?: string | undefined }

/** Each field's first error; errors at places that the form does not show are left out. */
export function errorsByField<Field extends string>(
  fields: readonly Field[],
  errors: readonly { path: string; message: string }[],
): FieldErrors<Field> {
  const byField: FieldErrors<Field> = {}
  for (const field of fields) {
    const first = errors.find(({ path }) => path === field)
    if (first) byField[field] = first.message
  }
  return byField
}

/** The same of what Zod found. */
export const issuesByField = <Field extends string>(
  fields: readonly Field[],
  issues: readonly { path: PropertyKey[]; message: string }[],
): FieldErrors<Field> =>
  errorsByField(
    fields,
    issues.map(({ path, message }) => ({ path: String(path[0]), message })),
  )

export const hasErrors = (errors: FieldErrors<string>) =>
  Object.values(errors).some((error) => error !== undefined)
