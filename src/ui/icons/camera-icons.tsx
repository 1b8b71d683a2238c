import { drawIcon } from './site-icons.tsx'

export const CameraIcon = drawIcon(
  <>
    <path d="M3 7.5h4L8.5 5h7L17 7.5h4v12H3z" />
    <circle cx="12" cy="13" r="3.5" />
  </>,
)
export const TorchIcon = drawIcon(<path d="M8 3h8v3.5L14 10v11h-4V10L8 6.5zM8 6.5h8M12 13v2" />)
