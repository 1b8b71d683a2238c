import { createContext } from 'react'
import type { MouseEventHandler, ReactNode } from 'react'

/** What a button or a link says and does, for what stands in its place. */
export interface ButtonWords {
  label: string
  icon?: ReactNode
  href?: string
  disabledReason?: string | undefined
  busy?: boolean
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined
}

/** What renders buttons with words otherwise, as items of a menu; what opens over the page has buttons of its own. */
export const ButtonAs = createContext<((button: ButtonWords) => ReactNode) | null>(null)
