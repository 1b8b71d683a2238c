/** Whether keys pressed there are text, and no shortcuts. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && !buttonLike.has(target.type)
}

const buttonLike = new Set(['button', 'checkbox', 'radio', 'submit', 'reset', 'range', 'file'])
