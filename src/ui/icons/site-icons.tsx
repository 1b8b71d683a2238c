import type { ReactNode } from 'react'

// Split in four, so that public pages load few icons: this file is for every page, form-icons.tsx for forms,
// public-icons.tsx for public pages, and the large icons.tsx for dashboards.

type IconProps = { size?: number }

/**
 * Draws an icon on a 24 px grid with one stroke width; always beside text, so hidden from screen readers.
 * `isMirrored`: icons that point or drive in the reading direction, which right-to-left pages mirror.
 */
export function drawIcon(shape: ReactNode, isMirrored = false) {
  return function Icon({ size = 20 }: IconProps) {
    return (
      <svg
        data-mirrored={isMirrored || undefined}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {shape}
      </svg>
    )
  }
}

export const SunIcon = drawIcon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
  </>,
)
export const MoonIcon = drawIcon(<path d="M20 14.3A8.3 8.3 0 0 1 9.7 4a8.3 8.3 0 1 0 10.3 10.3z" />)
export const SystemIcon = drawIcon(<path d="M3 4.5h18v12H3zM8.5 20.5h7M12 16.5v4" />)
export const GlobeIcon = drawIcon(
  <path d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18" />,
)
export const MenuIcon = drawIcon(<path d="M4 7h16M4 12h16M4 17h16" />)
export const CloseIcon = drawIcon(<path d="m6 6 12 12M18 6 6 18" />)
export const ChevronLeftIcon = drawIcon(<path d="m14.5 6-6 6 6 6" />, true)
export const ChevronRightIcon = drawIcon(<path d="m9.5 6 6 6-6 6" />, true)
export const LogoutIcon = drawIcon(<path d="M13.5 4H5v16h8.5M10 12h11m-4-4.5L21 12l-4 4.5" />, true)
export const LoginIcon = drawIcon(<path d="M10.5 4H19v16h-8.5M3 12h11m-4-4.5 4 4.5-4 4.5" />, true)
export const WarningIcon = drawIcon(
  <>
    <path d="M12 4 2.5 20h19z" />
    <path d="M12 10v5M12 17.5v.1" />
  </>,
)
export const RefreshIcon = drawIcon(
  <path d="M19.5 9A8 8 0 0 0 5 7.5L3.5 10M3.5 5v5h5M4.5 15A8 8 0 0 0 19 16.5l1.5-2.5M20.5 19v-5h-5" />,
)
export const PauseIcon = drawIcon(<path d="M8.5 5v14M15.5 5v14" />)
export const PlayIcon = drawIcon(<path d="M7 4.5v15l12.5-7.5z" />)
