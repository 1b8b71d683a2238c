import { useMemo } from 'react'
import { styled } from 'styled-components'
import { drawCode128, drawQrCode } from '../../lib/scan-codes.ts'

/** A QR code, black on white in every theme, as scanners expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => drawQrCode(text), [text])
  return (
    <Svg
      viewBox={`0 0 ${code.width} ${code.height}`}
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

/** A bar code for scanners that read from a screen: a pixel a module, as bars between pixels are hard to read. */
export function Code128OnScreen({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => drawCode128(text), [text])
  return (
    code && (
      <Svg
        viewBox={`0 0 ${code.width} ${code.height}`}
        preserveAspectRatio="none"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={label}
        style={{ maxWidth: code.width }}
      >
        <rect width={code.width} height={code.height} fill="#fff" />
        <path d={code.path} fill="#000" />
      </Svg>
    )
  )
}

interface Code128Props {
  text: string
  label: string
  /** Thickness of the thinnest line, in millimetres of the paper. */
  module: number
  /** CSS length of such a millimetre. */
  millimetre: string
}

/**
 * A bar code that is read from top to bottom, as wide as its container. A text too long for the container's
 * height gets thinner lines; one that cannot be encoded, no bar code.
 */
export function Code128({ text, label, module, millimetre }: Code128Props) {
  const code = useMemo(() => drawCode128(text), [text])
  return (
    code && (
      <Bars
        viewBox={`0 0 ${code.height} ${code.width}`}
        preserveAspectRatio="none"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={label}
        $length={`calc(${code.width * module} * ${millimetre})`}
      >
        <rect width={code.height} height={code.width} fill="#fff" />
        <path d={code.path} fill="#000" transform={transposed} />
      </Bars>
    )
  )
}

// Swaps x and y.
const transposed = 'matrix(0 1 1 0 0 0)'

const Svg = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  print-color-adjust: exact;
`

const Bars = styled(Svg)<{ $length: string }>`
  height: min(100%, ${({ $length }) => $length});
`
