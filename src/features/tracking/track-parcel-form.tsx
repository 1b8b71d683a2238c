import { useState } from 'react'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../ui/button/button.tsx'
import { TextAreaField } from '../../ui/field/field.tsx'
import { SearchIcon } from '../../ui/icons/icons.tsx'
import { font, space } from '../../ui/theme/tokens.ts'
import { textIn } from '../../lib/form.ts'
import { media } from '../../lib/media.ts'
import { idsIn, mostIds } from './typed-ids.ts'
import { prepareTracking } from './use-tracking.ts'

type TrackParcelFormProps = {
  initial: string
  busy: boolean
  onTrack: (trackingIds: readonly string[]) => void
}

const fieldName = 'trackingId'

export function TrackParcelForm({ initial, busy, onTrack }: TrackParcelFormProps) {
  const [typed, setTyped] = useState(() => typedAhead() ?? initial)
  const [shownInitial, setShownInitial] = useState(initial)
  const [isTooMany, setTooMany] = useState(false)
  // The address changed under us (back, a link): show its ID, but never overwrite what was typed.
  if (initial !== shownInitial) {
    setShownInitial(initial)
    setTooMany(false)
    if (idsIn(typed).join('\n') !== initial) setTyped(initial)
  }

  // Read from the field: what was typed before the page's code was there has made no change event.
  const track = (text: string) => {
    setTyped(text)
    const ids = idsIn(text)
    setTooMany(ids.length > mostIds)
    if (!busy && ids.length <= mostIds) onTrack(ids)
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
    <Line
      onFocus={() => void prepareTracking().catch(() => {})}
      onSubmit={submit}
      aria-label="Track a parcel"
    >
      <TextAreaField
        label="Tracking ID"
        name={fieldName}
        rows={Math.min(typed.split('\n').length, 8)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={submitOnEnter}
        placeholder="TRK-7H2K-9QXM-3VBT-RD4W"
        hint="It is on the parcel’s label. Capitals and hyphens do not matter. Several at once: one a line, or with commas between."
        error={isTooMany ? `At most ${mostIds} tracking IDs at once` : undefined}
        maxLength={2000}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
      />
      <Button type="submit" tone="primary" size="large" busy={busy} icon={<SearchIcon />}>
        Track Parcel
      </Button>
    </Line>
  )
}

const Line = styled.form`
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

/** What the field of the page that was rendered in advance holds, which React would overwrite. */
function typedAhead(): string | undefined {
  if (typeof document === 'undefined') return undefined
  const field = document.querySelector(`textarea[name=${fieldName}]`)
  return field instanceof HTMLTextAreaElement ? field.value : undefined
}
