import {
  ApprovedIcon,
  AttemptIcon,
  BlockedIcon,
  CanceledIcon,
  DeliveredIcon,
  RequestedIcon,
  RouteIcon,
  TruckIcon,
  UnlockIcon,
} from '../ui/icons/icons.tsx'
import type { Tone } from '../ui/badge/tone.ts'

/* Icon and colour of a status. */

export const statusIcons = {
  REQUESTED: <RequestedIcon />,
  APPROVED: <ApprovedIcon />,
  DISPATCHED: <RouteIcon />,
  IN_TRANSIT: <TruckIcon />,
  DELIVERED: <DeliveredIcon />,
  CANCELED: <CanceledIcon />,
  BLOCKED: <BlockedIcon />,
  UNBLOCKED: <UnlockIcon />,
}

/** Tones of the specification, from the receiver's screen. */
export const statusTones = {
  REQUESTED: 'info',
  APPROVED: 'info',
  DISPATCHED: 'warning',
  IN_TRANSIT: 'warning',
  DELIVERED: 'success',
  CANCELED: 'danger',
  BLOCKED: 'neutral',
  UNBLOCKED: 'neutral',
} as const satisfies Record<string, Tone>

/** Icons for log entries: statuses, failed attempts and arrivals. */
export const eventIcons = {
  ...statusIcons,
  DELIVERY_ATTEMPT_FAILED: <AttemptIcon />,
  ARRIVAL: statusIcons.IN_TRANSIT,
}

export const eventTones = {
  ...statusTones,
  DELIVERY_ATTEMPT_FAILED: 'danger',
  ARRIVAL: 'info',
} as const
