import { Link } from 'wouter'
import type { RunParcel } from '../../../openapi.d.ts'
import { doorTimeText } from '../../../domain/door-time-text.ts'
import { noteText } from '../../../domain/fixed-notes.ts'
import { formatWeight } from '../../../domain/format.ts'
import { failureLabels } from '../../parcel/failure-labels.ts'
import { paths } from '../../lib/paths.ts'
import { statusText } from '../../parcel/status-text.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { eventIcons, eventTones } from '../../parcel/status-icons.tsx'
import { Code } from '../../ui/code/code.tsx'
import { DateTime } from '../../ui/date-time/date-time.tsx'
import * as Styled from './stops.styles.ts'

/** Parcels of a stop, with their results. */
export function StopParcels({ parcels }: { parcels: readonly RunParcel[] }) {
  return (
    <Styled.Parcels>
      {parcels.map((parcel) => (
        <li key={parcel._id}>
          <bdi translate="no">{parcel.receiver}</bdi>
          <span>{formatWeight(parcel.weight)}</span>
          <Link href={paths.parcel('ADMIN', parcel._id)}>
            <Code>{parcel.trackingId}</Code>
          </Link>
          <Result parcel={parcel} />
        </li>
      ))}
    </Styled.Parcels>
  )
}

function Result({ parcel: { result, status, isBlocked } }: { parcel: RunParcel }) {
  if (result === undefined) {
    const shown = isBlocked ? 'BLOCKED' : status
    return (
      <Badge tone={eventTones[shown]} icon={eventIcons[shown]}>
        {statusText(shown)}
      </Badge>
    )
  }
  const { state, at, doneAt, failedAttempt, note } = result
  const event = state === 'ATTEMPTED' ? 'DELIVERY_ATTEMPT_FAILED' : state
  const words = failedAttempt === undefined ? statusText(state) : failureLabels[failedAttempt]
  return (
    <Styled.Result>
      <Badge tone={eventTones[event]} icon={eventIcons[event]}>
        {words}
      </Badge>
      <DateTime iso={at} />
      {doneAt !== undefined && <span>{doorTimeText(doneAt, at)}</span>}
      {note !== undefined && <bdi>{noteText({ note, status: state, failedAttempt })}</bdi>}
    </Styled.Result>
  )
}
