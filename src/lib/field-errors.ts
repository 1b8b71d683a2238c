/** Errors of a form, by field. */
export type FieldErrors<Field extends string> = { [Name in Field]?: string | undefined }

/** Takes each field's first error; leaves out errors of other paths. */
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

/** Takes each field's first error from Zod's issues. */
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
