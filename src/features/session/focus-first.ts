/** Puts the keyboard where the first of these fields is to be corrected. */
export function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const name = names[0]
  const found = name === undefined ? null : form?.elements.namedItem(name)
  const control = found instanceof RadioNodeList ? found[0] : found
  if (control instanceof HTMLElement) control.focus()
}
