/** Downloads a file that the page has made. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the file after the click; when, it does not say.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
