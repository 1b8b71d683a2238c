import { useEffect, useState } from 'react'

/** Copies to the clipboard; `outcome` says for a moment whether that worked. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<keyof typeof said | null>(null)
  useEffect(() => {
    if (!outcome) return undefined
    const timer = setTimeout(() => setOutcome(null), 2500)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }

  return { copy: () => void copy(), outcome, words: outcome && said[outcome] }
}

const said = { copied: 'Copied', failed: 'Copying is not allowed here' }
