import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Link } from 'wouter'
import { messageOf } from '../../api/api-error.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { SearchIcon, WarningIcon } from '../../ui/icons/icons.tsx'
import { Spinner } from '../../ui/progress/spinner.tsx'
import { color, font, fontSize, radius, space } from '../../ui/theme/tokens.ts'
import { toneColors } from '../../ui/badge/tone.ts'
import type { Tone } from '../../ui/badge/tone.ts'
import { media } from '../../lib/media.ts'
import { paths } from '../../lib/paths.ts'
import { statusText } from '../../lib/text.ts'
import { Moment } from './moment.tsx'
import { headlineOf } from './status-headline.ts'
import { statusLook } from './status-look.ts'
import { failureTexts } from './tracking-failures.ts'
import type { Lookup } from './use-lookups.ts'

type LookupRowProps = { lookup: Lookup; onRetry: () => void }

export function LookupRow({ lookup, onRetry }: LookupRowProps) {
  const { trackingId, parcel, busy } = lookup
  const look = lookOf(lookup)
  return (
    <Row aria-busy={busy}>
      <Emblem $tone={look.tone}>{look.icon}</Emblem>
      <div>
        <Id as={parcel ? Link : 'span'} href={paths.track(parcel?.trackingId ?? trackingId)}>
          {parcel?.trackingId ?? trackingId}
        </Id>
        <Words>{wordsOf(lookup)}</Words>
      </div>
      <End>
        {parcel && (
          <>
            <Badge {...statusLook(parcel.status)}>{statusText(parcel.status)}</Badge>
            <When>
              <Moment iso={parcel.updatedAt} />
            </When>
          </>
        )}
        {lookup.reason === 'unreachable' && (
          <Button size="small" onClick={onRetry} aria-label={`Try ${trackingId} again`}>
            Try again
          </Button>
        )}
      </End>
    </Row>
  )
}

function wordsOf({ parcel, busy, reason, error }: Lookup): string {
  if (parcel) return headlineOf(parcel).title
  if (busy || reason === null) return 'Looking it up…'
  return messageOf(error, failureTexts[reason])
}

function lookOf({ parcel, busy, reason }: Lookup): { tone: Tone; icon: ReactNode } {
  if (parcel) return statusLook(parcel.status)
  if (busy) return { tone: 'neutral', icon: <Spinner size={18} /> }
  if (reason === 'unreachable') return { tone: 'danger', icon: <WarningIcon /> }
  return { tone: 'neutral', icon: <SearchIcon /> }
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} clamp(${space(4)}, 2.4vw, ${space(6)});
  break-inside: avoid;
  @media ${media.tablet}, print {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`

const Emblem = styled.span<{ $tone: Tone }>`
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: ${radius.medium};
  background: ${({ $tone }) => toneColors[$tone].soft};
  color: ${({ $tone }) => toneColors[$tone].text};
`

const Id = styled.span`
  color: ${color.text};
  font-family: ${font.mono};
  font-size: ${fontSize.small};
  font-weight: 700;
  overflow-wrap: anywhere;
`

const Words = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  line-height: 1.4;
`

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(1)} ${space(4)};
  @media ${media.phone} {
    grid-column: 2;
    justify-content: flex-start;
  }
`

const When = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
`
