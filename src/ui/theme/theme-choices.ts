import * as t from '#texts/ui.ts'
import { MoonIcon, SunIcon, SystemIcon } from '../icons/site-icons.tsx'

/** Themes to choose from, in this order. */
export const themeChoices = [
  { value: 'light', label: t.light, Icon: SunIcon },
  { value: 'dark', label: t.dark, Icon: MoonIcon },
  { value: 'system', label: t.system, Icon: SystemIcon },
] as const
