import { MoonIcon, SunIcon, SystemIcon } from '../icons/site-icons.tsx'

/** The themes to choose from, in this order. */
export const themeChoices = [
  { value: 'light', label: 'Light', Icon: SunIcon },
  { value: 'dark', label: 'Dark', Icon: MoonIcon },
  { value: 'system', label: 'System', Icon: SystemIcon },
] as const
