import type { ReactNode } from 'react'
import type { ParcelStatus } from '../../../openapi.d.ts'
import {
  ApprovedIcon,
  BlockedIcon,
  CanceledIcon,
  DeliveredIcon,
  RequestedIcon,
  RouteIcon,
  TruckIcon,
  UnlockIcon,
} from '../../design/icons.tsx'
import type { Tone } from '../../design/tone.ts'

/** The colours of the receiver's screen, where the specification names them. */
export const statusLook: Record<ParcelStatus, { tone: Tone; icon: ReactNode }> = {
  REQUESTED: { tone: 'info', icon: <RequestedIcon /> },
  APPROVED: { tone: 'info', icon: <ApprovedIcon /> },
  DISPATCHED: { tone: 'warning', icon: <RouteIcon /> },
  IN_TRANSIT: { tone: 'warning', icon: <TruckIcon /> },
  DELIVERED: { tone: 'success', icon: <DeliveredIcon /> },
  CANCELED: { tone: 'danger', icon: <CanceledIcon /> },
  BLOCKED: { tone: 'neutral', icon: <BlockedIcon /> },
  UNBLOCKED: { tone: 'neutral', icon: <UnlockIcon /> },
}
