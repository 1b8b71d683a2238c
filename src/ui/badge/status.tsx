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
} from '../icons/icons.tsx'
import type { Tone } from './tone.ts'

/*
 * Drawing of a status. Three features do it alike and may not import each other, so it stands here, the
 * one thing in ui/ that knows words of the product.
 */

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

/** As the specification has them on the receiver's screen. */
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

/** Icons for an entry of the log: its status, or a delivery that failed. */
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
