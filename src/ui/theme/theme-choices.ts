import { MoonIcon, SunIcon, SystemIcon } from '../icons/icons-site.tsx'

/** What somebody may choose, in the order in which it is offered. */
export const themeChoices = [
  { value: 'light', label: 'Light', Icon: SunIcon },
  { value: 'dark', label: 'Dark', Icon: MoonIcon },
  { value: 'system', label: 'System', Icon: SystemIcon },
] as const
