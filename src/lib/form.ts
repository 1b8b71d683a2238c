/** What was typed into a text field; a missing one or a file is empty. */
export function textIn(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** Puts the keyboard where the first of these fields is to be corrected. */
export function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const name = names[0]
  const found = name === undefined ? null : form?.elements.namedItem(name)
  const control = found instanceof RadioNodeList ? found[0] : found
  if (control instanceof HTMLElement) control.focus()
}
