/** A blank note is the same as none. */
export function noteOrNull(note: string | undefined): string | null {
  const text = note?.trim() ?? ''
  return text === '' ? null : text
}
