import { drawIcon } from './site-icons.tsx'

export {
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  LoginIcon,
  LogoutIcon,
  MenuIcon,
  MoonIcon,
  PauseIcon,
  PlayIcon,
  RefreshIcon,
  SunIcon,
  SystemIcon,
  WarningIcon,
} from './site-icons.tsx'
export {
  AdminIcon,
  CheckIcon,
  ClockIcon,
  DeliveredIcon,
  HomeIcon,
  MailIcon,
  ParcelIcon,
  PhoneIcon,
  PinIcon,
  ReceiverIcon,
  RequestedIcon,
  SearchIcon,
  SenderIcon,
  TrashIcon,
  TruckIcon,
} from './public-icons.tsx'

export const DocumentIcon = drawIcon(
  <>
    <path d="M6 3h8l5 5v13H6z" />
    <path d="M14 3v5h5M9 13h7M9 17h5" />
  </>,
  true,
)
export const RouteIcon = drawIcon(
  <>
    <circle cx="6" cy="18" r="2.5" />
    <circle cx="18" cy="6" r="2.5" />
    <path d="M8.5 18H15a3 3 0 0 0 0-6H9a3 3 0 0 1 0-6h6.5" />
  </>,
  true,
)
export const BlockedIcon = drawIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="m5.8 5.8 12.4 12.4" />
  </>,
)
export const CanceledIcon = drawIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="m9 9 6 6m0-6-6 6" />
  </>,
)
export const ApprovedIcon = drawIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="m8 12.3 2.8 2.8L16 9.7" />
  </>,
)
export const UsersIcon = drawIcon(
  <>
    <circle cx="9" cy="8.5" r="3.5" />
    <path d="M2.5 20c.5-3.8 3-5.8 6.5-5.8s6 2 6.5 5.8M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.6c2.3.7 3.7 2.5 4 5.4" />
  </>,
)
export const ChevronsLeftIcon = drawIcon(<path d="m12 6-6 6 6 6M18.5 6l-6 6 6 6" />, true)
export const ChevronsRightIcon = drawIcon(<path d="m12 6 6 6-6 6M5.5 6l6 6-6 6" />, true)
export const SortIcon = drawIcon(<path d="m8 9.5 4-4.5 4 4.5M8 14.5l4 4.5 4-4.5" />)
export const GripIcon = drawIcon(
  <path d="M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1" strokeWidth="3" />,
)
export const SplitIcon = drawIcon(
  <path d="M12 20v-6.5L5.5 7M12 13.5 18.5 7M5 11.5V6.5h5M19 11.5V6.5h-5" />,
)
export const SortUpIcon = drawIcon(<path d="M12 19V5m-5 5.5L12 5l5 5.5" />)
export const SortDownIcon = drawIcon(<path d="M12 5v14m-5-5.5 5 5.5 5-5.5" />)
export const CardsIcon = drawIcon(
  <path d="M4 4h7v7H4zM13.5 4h7v7h-7zM4 13.5h7v7H4zM13.5 13.5h7v7h-7z" />,
)
export const RowsIcon = drawIcon(<path d="M3.5 5h17v14.5h-17zM3.5 9.8h17M3.5 14.6h17" />)
export const ColumnsIcon = drawIcon(<path d="M3.5 5h17v14.5h-17zM9.2 5v14.5M14.8 5v14.5" />)
export const FilterIcon = drawIcon(<path d="M4 5h16l-6.2 7.4V19l-3.6-2v-4.6z" />)
export const MoreIcon = drawIcon(<path d="M12 5v.01M12 12v.01M12 19v.01" strokeWidth="3" />)
export const PlusIcon = drawIcon(<path d="M12 5v14M5 12h14" />)
export const CopyIcon = drawIcon(
  <>
    <path d="M8.5 8.5H20V20H8.5z" />
    <path d="M15.5 8.5V4H4v11.5h4.5" />
  </>,
)
export const AttemptIcon = drawIcon(
  <path d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M9.8 12.3l4.4 4.4m0-4.4-4.4 4.4" />,
)
export const InfoIcon = drawIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.5M12 7.5v.1" />
  </>,
)
export const DownloadIcon = drawIcon(<path d="M12 4v11m-5-4.5 5 5 5-5M4 20h16" />)
export const PrintIcon = drawIcon(<path d="M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7z" />)
export const ShareIcon = drawIcon(
  <>
    <circle cx="6" cy="12" r="2.5" />
    <circle cx="17.5" cy="5.5" r="2.5" />
    <circle cx="17.5" cy="18.5" r="2.5" />
    <path d="m8.2 10.8 7.1-4.1M8.2 13.2l7.1 4.1" />
  </>,
)
export const QrIcon = drawIcon(
  <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v2.5M14 20h2.5M20 20v-.5M18 17.5h.1" />,
)
export const EditIcon = drawIcon(
  <>
    <path d="m4 20 1-4.5L16.5 4 20 7.5 8.5 19z" />
    <path d="m14 6.5 3.5 3.5" />
  </>,
)
export const ChartIcon = drawIcon(<path d="M4 4v16h16M8.5 16v-4M13 16V8M17.5 16v-6" />, true)
export const PulseIcon = drawIcon(<path d="M2.5 12.5H7L10 4l4.5 16 3-7.5h4" />)
export const LinkIcon = drawIcon(
  <path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1" />,
)
export const UnlockIcon = drawIcon(<path d="M5 10.5h14V20.5H5zM8 10.5V7a4 4 0 0 1 7.6-1.7" />)
export const SidebarIcon = drawIcon(<path d="M3.5 4.5h17v15h-17zM9 4.5v15" />, true)
export const SoundIcon = drawIcon(
  <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11" />,
  true,
)
export const SoundOffIcon = drawIcon(
  <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9.5l5 5M20.5 9.5l-5 5" />,
  true,
)
export const ReturnIcon = drawIcon(<path d="M9 14 4 9l5-5M4 9h10a5.5 5.5 0 0 1 0 11h-3" />, true)
