import { useEffect, useState } from 'react'
import * as t from '#texts/ui.ts'
import { Button, IconButton } from './button.tsx'
import type { ButtonProps } from './button.tsx'
import { CheckIcon, CopyIcon, LinkIcon } from '../icons/icons.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

/** Copies a text; `label` describes the action, for example "Copy tracking ID". */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { copy, outcome, message } = useCopy(text)
  return (
    <>
      <IconButton label={message ?? label} size="small" onClick={copy}>
        {outcome === 'copied' ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
      </IconButton>
      <VisuallyHidden as="output">{message}</VisuallyHidden>
    </>
  )
}

type CopyLinkButtonProps = { link: string; children: string } & Pick<ButtonProps, 'size' | 'tone'>

/** Copies a link; the label is visible. */
export function CopyLinkButton({ link, children, ...native }: CopyLinkButtonProps) {
  const { copy, outcome, message } = useCopy(link)
  return (
    <>
      <Button
        {...native}
        icon={outcome === 'copied' ? <CheckIcon size={18} /> : <LinkIcon size={18} />}
        onClick={copy}
      >
        {message ?? children}
      </Button>
      <VisuallyHidden as="output">{message}</VisuallyHidden>
    </>
  )
}

/** Copies to the clipboard; `outcome` is null again after a moment. */
function useCopy(text: string) {
  const [outcome, setOutcome] = useState<keyof typeof messages | null>(null)
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

  return { copy: () => void copy(), outcome, message: outcome && messages[outcome] }
}

const messages = { copied: t.copied, failed: t.copyingIsNotAllowed }
