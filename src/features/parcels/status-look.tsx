import type { ParcelStatus } from '../../../openapi.d.ts'
import { Badge } from '../../design/badge.tsx'
import { BlockedIcon } from '../../design/icons.tsx'
import { statusIcons } from '../../design/status-icons.tsx'
import { statusText } from '../../lib/text.ts'

/** The stamp on a parcel's card: blocked first, then delivered, then everything on its way. */
export function ParcelBadge({ status, isBlocked }: { status: ParcelStatus; isBlocked: boolean }) {
  if (isBlocked || status === 'BLOCKED')
    return (
      <Badge tone="danger" icon={<BlockedIcon />}>
        Blocked
      </Badge>
    )
  return (
    <Badge tone={status === 'DELIVERED' ? 'success' : 'warning'} icon={statusIcons[status]}>
      {statusText(status)}
    </Badge>
  )
}
