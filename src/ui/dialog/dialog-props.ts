import type { ReactNode, RefObject } from 'react'

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
  /** What has the focus afterwards, where that is not what had it before. */
  focusAfter?: RefObject<HTMLElement | null>
}
