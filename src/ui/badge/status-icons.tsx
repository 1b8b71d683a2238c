import {
  ApprovedIcon,
  BlockedIcon,
  CanceledIcon,
  DeliveredIcon,
  RequestedIcon,
  RouteIcon,
  TruckIcon,
  UnlockIcon,
} from '../icons/icons.tsx'

/** The same picture for a status wherever it stands. */
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
