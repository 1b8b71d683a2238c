import { vi } from 'vitest'

/** Collects the files that the page saves. */
export function caughtDownloads() {
  const files: { name: string; content: Blob }[] = []
  let last: Blob | null = null
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (content: Blob) => {
        last = content
        return 'blob:caught'
      },
      revokeObjectURL: () => {},
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    if (last) files.push({ name: this.download, content: last })
  })
  return files
}

export const textOf = async (content: Blob) => new TextDecoder().decode(await content.arrayBuffer())
