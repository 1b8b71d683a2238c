import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'

/** Closes the dialog around it, which asks first if something would be lost. */
export const CloseDialog = createContext<() => void>(() => {})

type CloseButtonProps = { children: ReactNode; disabledReason?: string | undefined }

/** Button in a dialog's footer that closes it as Escape does. */
export function CloseButton({ children, disabledReason }: CloseButtonProps) {
  const close = useContext(CloseDialog)
  return (
    <Button onClick={close} disabledReason={disabledReason}>
      {children}
    </Button>
  )
}
