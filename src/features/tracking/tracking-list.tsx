import type { ReactNode } from 'react'
import { Link } from 'wouter'
import * as common from '#texts/common.ts'
import * as t from '#texts/tracking.ts'
import { formatDateTime } from '../../../domain/format.ts'
import type { ParcelStatus } from '../../../openapi.d.ts'
import { messageOf } from '../../api/api-error.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import type { Tone } from '../../ui/badge/tone.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { DateTime } from '../../ui/date-time/date-time.tsx'
import { SearchIcon, WarningIcon } from '../../ui/icons/icons.tsx'
import { Spinner } from '../../ui/progress/spinner.tsx'
import { paths } from '../../lib/paths.ts'
import { statusText } from '../../parcel/status-text.ts'
import { trackingLink } from '../../parcel/tracking-link.ts'
import { sentence } from '../../lib/sentence.ts'
import { Printable } from './printable.tsx'
import { ShareActions } from './share-actions.tsx'
import { failureTexts, isCanceled, eventBadge, statusHeadline } from './tracked-parcel.ts'
import * as Styled from './tracking-list.styles.ts'
import { useLookups } from './use-lookups.ts'
import type { Lookup } from './use-lookups.ts'

/** Several parcels, each on a line with its own state. */
export function TrackingList({ ids }: { ids: readonly string[] }) {
  const [{ lookups, updatedAt }, retry] = useLookups(ids)
  const link = trackingLink(ids.join(','))
  return (
    <Printable link={link}>
      {(print) => (
        <Card as="section" aria-labelledby="tracking-list" $flush>
          <Styled.Header>
            <div>
              <h2 id="tracking-list">{t.parcels({ count: ids.length })}</h2>
              <Styled.Summary aria-live="polite">{summaryText(lookups)}</Styled.Summary>
              {updatedAt && (
                <Styled.Updated>
                  {sentence(
                    t.updatedAt({
                      updated: formatDateTime(updatedAt),
                      time: (text) => <time dateTime={updatedAt}>{text}</time>,
                    }),
                  )}
                </Styled.Updated>
              )}
            </div>
            <Styled.Actions>
              <ShareActions link={link} title={t.parcels({ count: ids.length })} onPrint={print} />
            </Styled.Actions>
          </Styled.Header>
          <Styled.Rows>
            {lookups.map((lookup) => (
              <li key={lookup.trackingId}>
                <LookupRow lookup={lookup} onRetry={() => retry(lookup.trackingId)} />
              </li>
            ))}
          </Styled.Rows>
        </Card>
      )}
    </Printable>
  )
}

/** For example '2 delivered · 1 on the way · 1 not found'. */
function summaryText(lookups: readonly Lookup[]): string {
  const counts = new Map<CountText, number>()
  for (const lookup of lookups) {
    const outcome = countedOutcome(lookup)
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  }
  return [...counts].map(([outcome, count]) => outcome({ count })).join(' · ')
}

function countedOutcome({ busy, parcel, reason }: Lookup): CountText {
  if (busy) return t.countBeingLookedUp
  if (parcel === null) return reason === 'unreachable' ? t.countNotLookedUp : t.countNotFound
  if (isCanceled(parcel)) return countedStatus.CANCELED
  return countedStatus[parcel.isBlocked ? 'BLOCKED' : parcel.status]
}

type CountText = (counted: { count: number }) => string

const countedStatus: Record<ParcelStatus, CountText> = {
  REQUESTED: t.countRequested,
  APPROVED: t.countApproved,
  DISPATCHED: t.countOnTheWay,
  IN_TRANSIT: t.countOnTheWay,
  DELIVERED: t.countDelivered,
  CANCELED: t.countCanceled,
  BLOCKED: t.countBlocked,
  UNBLOCKED: t.countFreeToMoveOn,
}

type LookupRowProps = { lookup: Lookup; onRetry: () => void }

function LookupRow({ lookup, onRetry }: LookupRowProps) {
  const { trackingId, parcel, busy, reason } = lookup
  const { tone, icon } = lookupIcon(lookup)
  const shownId = parcel?.trackingId ?? trackingId
  return (
    <Styled.Row aria-busy={busy}>
      <Styled.StatusIcon $tone={tone}>{icon}</Styled.StatusIcon>
      <div>
        <Styled.Id as={parcel ? Link : 'span'} href={paths.track(shownId)}>
          <bdi dir="ltr" translate="no">
            {shownId}
          </bdi>
        </Styled.Id>
        <Styled.Text>{lookupText(lookup)}</Styled.Text>
      </div>
      <Styled.End>
        {parcel && (
          <>
            <Badge {...eventBadge(parcel.status)}>{statusText(parcel.status)}</Badge>
            <Styled.Time>
              <DateTime iso={parcel.updatedAt} />
            </Styled.Time>
          </>
        )}
        {reason === 'unreachable' && (
          <Button size="small" onClick={onRetry} aria-label={t.tryIdAgain({ trackingId })}>
            {common.tryAgain}
          </Button>
        )}
      </Styled.End>
    </Styled.Row>
  )
}

function lookupText({ parcel, busy, reason, error }: Lookup): string {
  if (parcel) return statusHeadline(parcel).title
  if (busy || reason === null) return t.lookingItUp
  return messageOf(error, failureTexts[reason])
}

function lookupIcon({ parcel, busy, reason }: Lookup): { tone: Tone; icon: ReactNode } {
  if (parcel) return eventBadge(parcel.status)
  if (busy) return { tone: 'neutral', icon: <Spinner size={18} /> }
  if (reason === 'unreachable') return { tone: 'danger', icon: <WarningIcon /> }
  return { tone: 'neutral', icon: <SearchIcon /> }
}
