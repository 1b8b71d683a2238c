import { z } from 'zod/mini'
import { create } from 'zustand'
import type { ScannerLayout } from '../../domain/scanner-layout.ts'

// Defined above the store, which reads it as soon as it is created.
const storageKey = 'waybill-scanner-layout'
const storedLayout = z.record(z.string(), z.string())

/** Layout of the scanner at this computer; null until it was set up. */
export const useScannerLayout = create<{ layout: ScannerLayout | null }>(() => ({
  layout: rememberedLayout(),
}))

export function setScannerLayout(layout: ScannerLayout): void {
  useScannerLayout.setState({ layout })
  try {
    localStorage.setItem(storageKey, JSON.stringify(layout))
  } catch {
    // Storage is full or forbidden: the scanner has to be set up at the next visit.
  }
}

function rememberedLayout(): ScannerLayout | null {
  try {
    return storedLayout.parse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
  } catch {
    return null
  }
}
