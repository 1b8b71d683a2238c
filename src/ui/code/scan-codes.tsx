import { useMemo } from 'react'
import { styled } from 'styled-components'
import { drawCode128, drawQrCode } from '../../lib/scan-codes.ts'
import type { ScanCode } from '../../lib/scan-codes.ts'

/** Black on white in every theme: readers do not like it otherwise. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => drawQrCode(text), [text])
  return <Drawing code={code} label={label} />
}

/** As wide as its place allows; nothing for a text that it cannot hold. */
export function Code128({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => drawCode128(text), [text])
  return code && <Drawing code={code} label={label} stretched />
}

type DrawingProps = { code: ScanCode; label: string; stretched?: boolean }

function Drawing({ code, label, stretched = false }: DrawingProps) {
  return (
    <Picture
      viewBox={`0 0 ${code.width} ${code.height}`}
      preserveAspectRatio={stretched ? 'none' : 'xMidYMid meet'}
      // An inline drawing keeps its edges sharp on paper; an img element would need a file.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
    >
      <rect width={code.width} height={code.height} fill="#fff" />
      <path d={code.path} fill="#000" />
    </Picture>
  )
}

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  print-color-adjust: exact;
`
