import { createContext } from 'react'
import type { MouseEventHandler, ReactNode } from 'react'

/** Label and action of a button or a link, for the element that replaces it. */
export interface ButtonWords {
  label: string
  icon?: ReactNode
  href?: string
  disabledReason?: string | undefined
  busy?: boolean
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined
}

/** Renders labelled buttons as menu items; null if they stay buttons, as in the dialog of a menu item. */
export const ButtonAs = createContext<((button: ButtonWords) => ReactNode) | null>(null)
