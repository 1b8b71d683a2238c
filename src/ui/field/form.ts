/** The text of a field; of a missing one or a file, an empty one. */
export function textIn(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** The ref of a field that a new step begins with. */
export function focusOnceShown(field: HTMLElement | null): void {
  field?.focus()
}

/** Focuses the first of these fields, for its correction. */
export function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const name = names[0]
  const found = name === undefined ? null : form?.elements.namedItem(name)
  const control = found instanceof RadioNodeList ? found[0] : found
  if (control instanceof HTMLElement) control.focus()
}
