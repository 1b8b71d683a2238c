import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { QrCode } from '../../ui/code/scan-codes.tsx'

/** Prints with a QR code where its code can be loaded, else without. */
export function usePaperCode() {
  const [paperCode, setPaperCode] = useState<typeof QrCode | null>(null)
  const print = async () => {
    try {
      const codes = await import('../../ui/code/scan-codes.tsx')
      flushSync(() => setPaperCode(() => codes.QrCode))
    } catch {
      // The sheet is worth printing without it.
    }
    window.print()
  }
  return { paperCode, print: () => void print() }
}
