import { useMemo } from 'react'
import { styled } from 'styled-components'
import { drawCode128, drawQrCode } from '../../lib/scan-codes.ts'
import type { ScanCode } from '../../lib/scan-codes.ts'

/** A QR code, black on white in every theme, as scanners expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => drawQrCode(text), [text])
  return <Drawing code={code} label={label} />
}

/** A bar code as wide as its container; renders nothing for a text that it cannot encode. */
export function Code128({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => drawCode128(text), [text])
  return code && <Drawing code={code} label={label} stretched />
}

type DrawingProps = { code: ScanCode; label: string; stretched?: boolean }

function Drawing({ code, label, stretched = false }: DrawingProps) {
  return (
    <Svg
      viewBox={`0 0 ${code.width} ${code.height}`}
      preserveAspectRatio={stretched ? 'none' : 'xMidYMid meet'}
      // Inline SVG keeps its edges sharp on paper; an img element would need a file.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
    >
      <rect width={code.width} height={code.height} fill="#fff" />
      <path d={code.path} fill="#000" />
    </Svg>
  )
}

const Svg = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  print-color-adjust: exact;
`
