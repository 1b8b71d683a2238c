import { create } from 'zustand'
import type { CsvFormat } from '../../openapi.d.ts'

// Defined above the store, which reads it as soon as it is created.
const storageKey = 'waybill-csv-format'

/** Format of exported files, remembered in this browser for the next export. */
export const useCsvFormat = create<{ format: CsvFormat }>(() => ({ format: rememberedFormat() }))

export function setCsvFormat(format: CsvFormat): void {
  useCsvFormat.setState({ format })
  try {
    localStorage.setItem(storageKey, format)
  } catch {
    // Storage is full or forbidden: the choice is lost after this visit.
  }
}

function rememberedFormat(): CsvFormat {
  try {
    return localStorage.getItem(storageKey) === 'EXCEL' ? 'EXCEL' : 'PLAIN'
  } catch {
    return 'PLAIN'
  }
}
