import { drawIcon } from './site-icons.tsx'

// Separate from icons.tsx, which some public pages load.

export const BellIcon = drawIcon(
  <>
    <path d="M5 17.5h14l-1.8-2.6V10a5.2 5.2 0 0 0-10.4 0v4.9z" />
    <path d="M10 20.5h4M12 3v1.5" />
  </>,
)
export const SlidersIcon = drawIcon(<path d="M4 7h9M17 7h3M4 17h3M11 17h9M13 4.5v5M7 14.5v5" />)
export const KeyboardIcon = drawIcon(
  <path d="M2.5 6.5h19v11h-19zM6 10h.1M9 10h.1M12 10h.1M15 10h.1M18 10h.1M8 14h8" />,
)
