import { drawIcon } from './site-icons.tsx'

export const ChevronDownIcon = drawIcon(<path d="m6 9.5 6 6 6-6" />)
export const EyeIcon = drawIcon(
  <>
    <path d="M2.5 12C4.5 8 8 5.5 12 5.5s7.5 2.5 9.5 6.5c-2 4-5.5 6.5-9.5 6.5S4.5 16 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
  </>,
)
export const EyeOffIcon = drawIcon(
  <path d="M6.5 7.3C4.8 8.4 3.4 10 2.5 12c2 4 5.5 6.5 9.5 6.5 1.7 0 3.3-.4 4.7-1.2M10 5.7c.6-.1 1.3-.2 2-.2 4 0 7.5 2.5 9.5 6.5-.5 1-1.1 1.9-1.8 2.7M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16" />,
)
