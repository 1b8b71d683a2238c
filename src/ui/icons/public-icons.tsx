import { drawIcon } from './site-icons.tsx'

export const ParcelIcon = drawIcon(
  <>
    <path d="M12 3 4 7v10l8 4 8-4V7z" />
    <path d="m4 7 8 4 8-4M12 11v10M8 5l8 4v3" />
  </>,
)
export const TruckIcon = drawIcon(
  <>
    <path d="M2.5 6h11v11h-11zM13.5 10h4l4 4v3h-8" />
    <circle cx="7" cy="18" r="2" />
    <circle cx="17" cy="18" r="2" />
  </>,
  true,
)
export const CheckIcon = drawIcon(<path d="m5 12.5 4.5 4.5L19 7.5" />)
export const ClockIcon = drawIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5.5l3.5 2" />
  </>,
)
export const DeliveredIcon = drawIcon(
  <>
    <path d="M4 11 12 4l8 7v9H4z" />
    <path d="m9 14 2.2 2.2L15.5 12" />
  </>,
)
export const RequestedIcon = drawIcon(
  <>
    <path d="M3.5 13.5 6 5h12l2.5 8.5V19h-17z" />
    <path d="M3.5 13.5H8l1.5 2.5h5l1.5-2.5h4.5" />
  </>,
)
export const SearchIcon = drawIcon(
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </>,
)
export const SenderIcon = drawIcon(
  <>
    <path d="M12 4 5 7.5V16l7 3.5" />
    <path d="m5 7.5 7 3.5 7-3.5L12 4M12 11v8.5M15 16h7m-3-3 3 3-3 3" />
  </>,
  true,
)
export const ReceiverIcon = drawIcon(<path d="M3 13v7h18v-7M12 3v11m-4-4 4 4 4-4" />)
export const AdminIcon = drawIcon(
  <>
    <path d="M12 3 4.5 6v5.5c0 4.6 3 7.9 7.5 9.5 4.5-1.6 7.5-4.9 7.5-9.5V6z" />
    <path d="m8.8 12 2.3 2.3 4.2-4.3" />
  </>,
)
export const HomeIcon = drawIcon(<path d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6" />)
export const MailIcon = drawIcon(
  <>
    <path d="M3 5.5h18v13H3z" />
    <path d="m3.5 6.5 8.5 7 8.5-7" />
  </>,
)
export const PhoneIcon = drawIcon(
  <path d="M5 3.5h4l1.5 5-2.5 2c1.2 2.4 3 4.2 5.5 5.5l2-2.5 5 1.5v4c0 .8-.7 1.5-1.5 1.5C11 20.5 3.5 13 3.5 5c0-.8.7-1.5 1.5-1.5z" />,
)
export const PinIcon = drawIcon(
  <>
    <path d="M12 21.5c4.5-4.7 7-8.3 7-11.5a7 7 0 0 0-14 0c0 3.2 2.5 6.8 7 11.5z" />
    <circle cx="12" cy="10" r="2.5" />
  </>,
)
export const TrashIcon = drawIcon(
  <path d="M4 6.5h16M9 6.5V4h6v2.5M6 6.5 7 20.5h10l1-14M10 10.5v6M14 10.5v6" />,
)
