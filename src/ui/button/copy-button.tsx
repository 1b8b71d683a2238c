import { Button, IconButton } from './button.tsx'
import type { ButtonProps } from './button.tsx'
import { CheckIcon, CopyIcon, LinkIcon } from '../icons/icons.tsx'
import { useCopy } from './use-copy.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

/** `label` names the act, for example "Copy tracking ID". */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { copy, outcome, words } = useCopy(text)
  return (
    <>
      <IconButton label={words ?? label} size="small" onClick={copy}>
        {outcome === 'copied' ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
      </IconButton>
      <VisuallyHidden as="output">{words}</VisuallyHidden>
    </>
  )
}

type CopyLinkButtonProps = { link: string; children: string } & Pick<ButtonProps, 'size' | 'tone'>

/** The same in words. */
export function CopyLinkButton({ link, children, ...look }: CopyLinkButtonProps) {
  const { copy, outcome, words } = useCopy(link)
  return (
    <>
      <Button
        {...look}
        icon={outcome === 'copied' ? <CheckIcon size={18} /> : <LinkIcon size={18} />}
        onClick={copy}
      >
        {words ?? children}
      </Button>
      <VisuallyHidden as="output">{words}</VisuallyHidden>
    </>
  )
}
