import { useState } from 'react'
import { useNavigationBlocker } from '../../lib/use-navigation-blocker.ts'

type DiscardQuestionOptions = {
  on: boolean
  /** What was entered is there again after a reload. */
  survivesReload: boolean
  onClose: () => void
}

/**
 * Asks before the user closes a dialog or leaves its page, while `on`: something was typed, drawn or chosen in
 * it that is saved nowhere.
 */
export function useDiscardQuestion({ on, survivesReload, onClose }: DiscardQuestionOptions) {
  const [wasPressed, setPressed] = useState(false)
  // What was saved meanwhile needs no answer.
  if (wasPressed && !on) setPressed(false)
  const leaving = useNavigationBlocker(on, { survivesReload })
  const { isAsked: isLeaving } = leaving

  return {
    isAsked: on && (wasPressed || isLeaving),
    close: () => {
      if (on) setPressed(true)
      else onClose()
    },
    stay: () => {
      setPressed(false)
      leaving.stay()
    },
    discard: () => {
      setPressed(false)
      onClose()
      if (isLeaving) leaving.leave()
    },
  }
}
