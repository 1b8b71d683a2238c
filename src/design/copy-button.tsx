import { useEffect, useState } from 'react'
import { IconButton } from './button.tsx'
import { CheckIcon, CopyIcon } from './icons.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** `label` names the act, for example "Copy tracking ID". */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null)
  useEffect(() => {
    if (!result) return undefined
    const timer = setTimeout(() => setResult(null), 2500)
    return () => clearTimeout(timer)
  }, [result])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setResult('copied')
    } catch {
      setResult('failed')
    }
  }

  return (
    <>
      <IconButton label={result ? said[result] : label} size="small" onClick={() => void copy()}>
        {result === 'copied' ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
      </IconButton>
      <VisuallyHidden as="output">{result ? said[result] : ''}</VisuallyHidden>
    </>
  )
}

const said = { copied: 'Copied', failed: 'Copying is not allowed here' }
