import { useRef, useState } from 'react'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/tracking.ts'
import { normalTrackingId } from '../../../domain/tracking-id.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextAreaField } from '../../ui/field/field.tsx'
import { SearchIcon } from '../../ui/icons/public-icons.tsx'
import { font, space } from '../../ui/theme/tokens.ts'
import { textIn, useEarlySubmit } from '../../ui/field/form.ts'
import { media } from '../../lib/media.ts'
import { prepareTracking } from './use-tracking.ts'

type TrackParcelFormProps = {
  initial: string
  busy: boolean
  onTrack: (trackingIds: readonly string[]) => void
}

const fieldName = 'trackingId'

export function TrackParcelForm({ initial, busy, onTrack }: TrackParcelFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(() => typedBeforeHydration() ?? initial)
  const [lastInitial, setLastInitial] = useState(initial)
  const [isTooMany, setTooMany] = useState(false)
  useEarlySubmit(form)
  // The URL has changed: shows its IDs, but keeps the typed text if it means the same.
  if (initial !== lastInitial) {
    setLastInitial(initial)
    setTooMany(false)
    if (parseTrackingIds(typed).join('\n') !== initial) setTyped(initial)
  }

  // Reads the field, not the state, because typing before the hydration causes no change event.
  const track = (text: string) => {
    setTyped(text)
    const ids = parseTrackingIds(text)
    setTooMany(ids.length > maxTrackingIds)
    if (!busy && ids.length <= maxTrackingIds) onTrack(ids)
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    track(textIn(new FormData(event.currentTarget), fieldName).replaceAll('\r\n', '\n'))
  }
  const submitOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    track(event.currentTarget.value)
  }

  return (
    <Form
      ref={form}
      onFocus={() => void prepareTracking().catch(() => {})}
      onSubmit={submit}
      aria-label={t.trackAParcel}
    >
      <TextAreaField
        label={common.trackingId}
        name={fieldName}
        rows={Math.min(typed.split('\n').length, 8)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={submitOnEnter}
        placeholder="TRK-7H2K-9QXM-3VBT-RD4W"
        hint={t.whereTheIdIs}
        error={isTooMany ? t.atMostTwentyAtOnce : undefined}
        maxLength={2000}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
      />
      <Button type="submit" tone="primary" size="large" busy={busy} icon={<SearchIcon />}>
        {t.trackParcel}
      </Button>
    </Form>
  )
}

/** Limit that a text of the form mentions. */
export const maxTrackingIds = 20

/** Parses tracking IDs, separated by lines, commas or semicolons; keeps each parcel once, as first typed. */
export function parseTrackingIds(text: string): string[] {
  const byParcel = new Map<string, string>()
  for (const typed of text.split(/[\n\r,;]+/)) {
    const parcel = normalTrackingId(typed)
    if (parcel !== '' && !byParcel.has(parcel)) byParcel.set(parcel, typed.trim())
  }
  return [...byParcel.values()]
}

/** Reads the text of the prerendered field, which React would overwrite. */
function typedBeforeHydration(): string | undefined {
  if (typeof document === 'undefined') return undefined
  const field = document.querySelector(`textarea[name=${fieldName}]`)
  return field instanceof HTMLTextAreaElement ? field.value : undefined
}

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  max-width: 56rem;
  margin-top: ${space(7)};
  textarea {
    min-height: 3.375rem;
    padding-block: ${space(3.5)};
    resize: none;
    &:not(:placeholder-shown) {
      font-family: ${font.mono};
    }
  }
  @media ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    > button {
      /* Level with the input, below its label. */
      margin-top: 1.65rem;
    }
  }
`
