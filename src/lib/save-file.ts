/** Downloads a file that the page has made. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the file at some time after the click, and does not say when.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
