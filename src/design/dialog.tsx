import type { ReactNode, RefObject } from 'react'
import { loadedWhenOpened } from './loaded-when-opened.tsx'

export type DialogSize = 'small' | 'medium' | 'large'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  size?: DialogSize
  /** May a press outside, Escape or the cross close it? Off while something is being saved. */
  dismissable?: boolean
  initialFocus?: RefObject<HTMLElement | null>
}

/** Keeps the focus inside, and gives it back where it came from. */
export const Dialog = loadedWhenOpened<DialogProps>(
  async () => (await import('./dialog-window.tsx')).DialogWindow,
)

/** Loads what every dialog needs, so that the first one does not wait for it. */
export async function prepareDialogs(): Promise<void> {
  await import('./dialog-window.tsx')
}
