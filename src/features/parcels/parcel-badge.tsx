import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/parcels.ts'
import { openAttempt } from '../../../domain/failed-attempt.ts'
import { formatDay } from '../../../domain/format.ts'
import type { Parcel } from '../../api/model.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { AttemptIcon, BlockedIcon } from '../../ui/icons/icons.tsx'
import { statusIcons } from '../../parcel/status-icons.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { fontSize, space } from '../../ui/theme/tokens.ts'
import { failureReasons } from '../../parcel/failure-reasons.ts'
import { sentence } from '../../lib/sentence.ts'
import { statusText } from '../../parcel/status-text.ts'

/** Badge of a parcel: blocked takes precedence over its status. */
export function ParcelBadge({ status, isBlocked }: Pick<Parcel, 'status' | 'isBlocked'>) {
  if (isBlocked || status === 'BLOCKED')
    return (
      <Badge tone="danger" icon={<BlockedIcon />}>
        {common.blocked}
      </Badge>
    )
  return (
    <Badge tone={status === 'DELIVERED' ? 'success' : 'warning'} icon={statusIcons[status]}>
      {statusText(status)}
    </Badge>
  )
}

type AttemptBadgeProps = {
  parcel: Pick<Parcel, 'status' | 'isBlocked' | 'log'>
  /** Shows a single word, and the rest in a tooltip. */
  isShort?: boolean
}

/**
 * Badge of a failed delivery attempt with its reason; renders nothing if there was none, or after a later
 * change.
 */
export function AttemptBadge({ parcel, isShort = false }: AttemptBadgeProps) {
  const attempt = openAttempt(parcel)
  if (attempt === null) return null
  const { failedAttempt, nextAttempt } = attempt
  const reason = failureReasons[failedAttempt]
  const day = nextAttempt === null ? null : formatDay(nextAttempt)
  if (isShort) {
    const status = statusText(parcel.status)
    const title =
      day === null
        ? t.statusAndAttempt({ status, reason })
        : t.statusAttemptAndNextTry({ status, reason, day })
    return (
      <span title={title}>
        <Badge tone="danger" icon={<AttemptIcon />}>
          {sentence(t.attemptToHear({ status, reason, before: hidden, after: hidden }))}
        </Badge>
      </span>
    )
  }
  return (
    <Attempt>
      <Badge tone="danger" icon={<AttemptIcon />}>
        {t.attemptedBecause({ reason })}
      </Badge>
      {day !== null && <span>{t.nextTry({ day })}</span>}
    </Attempt>
  )
}

const hidden = (text: string) => <VisuallyHidden>{text}</VisuallyHidden>

const Attempt = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  font-size: ${fontSize.tiny};
  font-weight: 600;
`
