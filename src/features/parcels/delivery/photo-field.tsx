import { useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/parcels.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldError } from '../../../ui/field/field-frame.tsx'
import { HiddenWords } from '../../../ui/layout/visually-hidden.tsx'
import { color, fontSize, radius, space } from '../../../ui/theme/tokens.ts'
import { smallerPhoto } from './smaller-photo.ts'

type PhotoFieldProps = {
  required: boolean
  /** JPEG in base64; empty without a photo. */
  photo: string
  error: string | undefined
  /** True while a chosen picture is being scaled down. */
  busy: boolean
  onBusy: (busy: boolean) => void
  onChange: (photo: string) => void
}

/** Photo of the parcel where it was left; a phone offers its camera. */
export function PhotoField(props: PhotoFieldProps) {
  const { required, photo, error, busy, onBusy, onChange } = props
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const labelId = useId()
  const errorId = useId()
  const shownError = isUnreadable ? t.pictureCannotBeRead : error

  async function choose(file: File | undefined) {
    if (file === undefined) return
    onBusy(true)
    setUnreadable(false)
    try {
      onChange(await smallerPhoto(file))
    } catch {
      setUnreadable(true)
    } finally {
      onBusy(false)
    }
  }

  return (
    <Frame>
      <Label id={labelId}>
        <span>{t.photo}</span>
        {required && (
          <>
            <span aria-hidden="true"> *</span>
            <HiddenWords>{t.required}</HiddenWords>
          </>
        )}
      </Label>
      {photo && <Preview src={`data:image/jpeg;base64,${photo}`} alt={t.photoToBeKept} />}
      <Buttons>
        <Button
          ref={button}
          name="photo"
          busy={busy}
          data-invalid={error ? true : undefined}
          aria-describedby={`${labelId} ${shownError ? errorId : ''}`}
          onClick={() => input.current?.click()}
        >
          {photo ? t.takeAnotherPhoto : t.takeAPhoto}
        </Button>
        {photo && (
          <Button
            onClick={() => {
              onChange('')
              button.current?.focus()
            }}
          >
            {t.removePhoto}
          </Button>
        )}
      </Buttons>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t.photoOfTheDelivery}
        accept="image/*"
        onChange={(event) => {
          void choose(event.target.files?.[0])
          // Cleared, so that the same file can be chosen again.
          event.target.value = ''
        }}
      />
      {shownError && <FieldError id={errorId}>{shownError}</FieldError>}
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  gap: ${space(2)};
`

const Label = styled.span`
  font-size: ${fontSize.small};
  font-weight: 600;
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`

const Preview = styled.img`
  max-width: 100%;
  max-height: 14rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
`
