/** Hands the reader a file made here. */
export function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the file after the click; when, it does not say.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
