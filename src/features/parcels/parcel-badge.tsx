import type { ParcelStatus } from '../../../openapi.d.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { BlockedIcon } from '../../ui/icons/icons.tsx'
import { statusIcons } from '../../ui/badge/status.tsx'
import { statusText } from '../../lib/text.ts'

/** Blocked comes first, then delivered, then every other status. */
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
