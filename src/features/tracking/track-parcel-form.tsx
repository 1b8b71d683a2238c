import { useState } from 'react'
import type { SyntheticEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../design/button.tsx'
import { TextField } from '../../design/field.tsx'
import { SearchIcon } from '../../design/icons.tsx'
import { space } from '../../design/tokens.ts'
import { media } from '../../lib/media.ts'
import { prepareTracking } from './use-tracking.ts'

type TrackParcelFormProps = {
  initial: string
  busy: boolean
  onTrack: (trackingId: string) => void
}

export function TrackParcelForm({ initial, busy, onTrack }: TrackParcelFormProps) {
  const [typed, setTyped] = useState(initial)
  const [shownInitial, setShownInitial] = useState(initial)
  // The address changed under us (back, a link): show its ID, but never overwrite what was typed.
  if (initial !== shownInitial) {
    setShownInitial(initial)
    if (typed.trim() !== initial) setTyped(initial)
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!busy) onTrack(typed)
  }

  return (
    <Line
      onFocus={() => void prepareTracking().catch(() => {})}
      onSubmit={submit}
      aria-label="Track a parcel"
    >
      <TextField
        label="Tracking ID"
        name="trackingId"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder="TRK-7H2K-9QXM-3VBT-RD4W"
        hint="It is on the parcel’s label and in the sender’s list. Hyphens and capitals do not matter."
        maxLength={64}
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
  input {
    min-height: 3.375rem;
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
