import { createContext } from 'react'
import type { MouseEventHandler, ReactNode } from 'react'

/** Words and actions of a button or a link, for what stands in its place. */
export interface ButtonWords {
  label: string
  icon?: ReactNode
  href?: string
  disabledReason?: string | undefined
  busy?: boolean
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined
}

/** Renders buttons with words as items of a menu; what opens over the page has buttons of its own. */
export const ButtonAs = createContext<((button: ButtonWords) => ReactNode) | null>(null)
