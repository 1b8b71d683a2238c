import SignaturePad from 'signature_pad'
import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/parcels.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldError } from '../../../ui/field/field-frame.tsx'
import { HiddenWords } from '../../../ui/layout/visually-hidden.tsx'
import { color, fontSize, radius, space } from '../../../ui/theme/tokens.ts'
import { base64In } from './base64.ts'
import { fitted } from './drawn-signature.ts'

type SignatureFieldProps = {
  /** PNG in base64 of an earlier signature. */
  initial?: string | undefined
  required: boolean
  error: string | undefined
  /** Called with a PNG in base64; empty if nothing is drawn. */
  onChange: (signature: string) => void
}

/** Signature by finger, pen or mouse. It cannot be drawn with the keyboard. */
export function SignatureField({ initial = '', required, error, onChange }: SignatureFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad>(null)
  const scale = useRef(1)
  const [isSigned, setSigned] = useState(initial !== '')
  // Shown as an image until it is cleared, since an image has no strokes to edit.
  const [isEarlier, setEarlier] = useState(initial !== '')
  const errorId = useId()
  const changed = useRef(onChange)
  useEffect(() => {
    changed.current = onChange
  }, [onChange])

  useEffect(() => {
    const drawn = canvas.current
    if (drawn === null) return undefined
    const signature = new SignaturePad(drawn, { penColor: ink, minWidth: 1, maxWidth: 3 })
    pad.current = signature
    signature.addEventListener('endStroke', () => {
      setSigned(true)
      changed.current(base64In(signature.toDataURL('image/png')))
    })
    // A canvas loses its content when its size changes, for example when a phone is turned.
    const observer = new ResizeObserver(() => {
      // A hidden canvas keeps its content.
      if (drawn.clientWidth === 0) return
      const size = { width: drawn.clientWidth, height: drawn.clientHeight }
      const shown = fitted({ strokes: signature.toData(), scale: scale.current }, size)
      scale.current = shown.scale
      drawn.width = drawn.clientWidth * devicePixelRatio
      drawn.height = drawn.clientHeight * devicePixelRatio
      drawn.getContext('2d')?.scale(devicePixelRatio, devicePixelRatio)
      signature.fromData([...shown.strokes])
    })
    observer.observe(drawn)
    return () => {
      observer.disconnect()
      signature.off()
    }
  }, [])

  return (
    <Frame
      name="signature"
      tabIndex={-1}
      data-invalid={error ? true : undefined}
      aria-describedby={error && errorId}
    >
      <Legend>
        <span>{t.signature}</span>
        {required && (
          <>
            <span aria-hidden="true"> *</span>
            <HiddenWords>{t.required}</HiddenWords>
          </>
        )}
      </Legend>
      {isEarlier && <Signed src={`data:image/png;base64,${initial}`} alt={t.signatureToBeKept} />}
      <Paper ref={canvas} hidden={isEarlier} $isWrong={error !== undefined} />
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <Below>
        <Button
          size="small"
          disabled={!isSigned}
          onClick={() => {
            pad.current?.clear()
            scale.current = 1
            setSigned(false)
            setEarlier(false)
            onChange('')
          }}
        >
          {t.clearSignature}
        </Button>
      </Below>
    </Frame>
  )
}

const ink = '#16202c'

const Frame = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

const Legend = styled.legend`
  padding: ${space(1.5)} 0;
  font-size: ${fontSize.small};
  font-weight: 600;
`

const Below = styled.div`
  margin-block-start: ${space(2)};
`

/** White in both themes, as the signature is later printed and shown. */
const Paper = styled.canvas<{ $isWrong: boolean }>`
  display: ${({ hidden }) => (hidden ? 'none' : 'block')};
  width: 100%;
  height: 10rem;
  border: 1px solid ${({ $isWrong }) => ($isWrong ? color.danger : color.borderStrong)};
  border-radius: ${radius.medium};
  background: white;
  cursor: crosshair;
  touch-action: none;
`

const Signed = styled.img`
  display: block;
  max-width: 100%;
  height: 10rem;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.medium};
  background: white;
  object-fit: contain;
`
