import { drawIcon } from '../../ui/icons/site-icons.tsx'

// Separate from ui/icons/icons.tsx, which every page loads.
export const MinusIcon = drawIcon(<path d="M5 12h14" />)
export const FitIcon = drawIcon(<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />)
export const UndoIcon = drawIcon(<path d="M8.5 4.5 4 9l4.5 4.5M4 9h10a5.5 5.5 0 0 1 0 11h-3" />)
export const RestartIcon = drawIcon(<path d="M4.5 4.5V10H10M5 10a7.5 7.5 0 1 1-.4 4.5" />)
export const StepIcon = drawIcon(<path d="M6 5v14l9-7zM18.5 5v14" />)
export const StepBackIcon = drawIcon(<path d="M18 5v14l-9-7zM5.5 5v14" />)
