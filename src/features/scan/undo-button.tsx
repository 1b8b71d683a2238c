import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'
import * as t from '#texts/scan.ts'
import type { Scan } from '../../../machines/scans.ts'
import { useUntil } from '../../lib/use-until.ts'
import { Button } from '../../ui/button/button.tsx'
import type { ButtonProps } from '../../ui/button/button.tsx'

export type UndoProps = {
  onUndo: (key: string) => void
  /** Gets the focus when there is nothing to undo. */
  focusAfter: RefObject<HTMLElement | null>
}

type UndoButtonProps = UndoProps &
  Pick<ButtonProps, 'size'> & {
    scan: Scan
    /** True if Ctrl+Z presses this button. */
    hasShortcut?: boolean
  }

/** Shown for some seconds after a delivery, and while it has the focus; the server decides whether to undo. */
export function UndoButton(props: UndoButtonProps) {
  const { scan, onUndo, focusAfter, size = 'small', hasShortcut = false } = props
  const { key, trackingId, outcome } = scan
  const button = useRef<HTMLButtonElement>(null)
  const [hasFocus, setFocus] = useState(false)
  const isOffered = useUndoOffer(scan)
  const isUndoing = outcome.state === 'undoing'
  const isPossible = outcome.state === 'accepted' && outcome.undo !== undefined

  const shownKey = useRef(key)
  useEffect(() => {
    const isLeft = (!isPossible && !isUndoing) || shownKey.current !== key
    shownKey.current = key
    // Moves the focus before the button is removed, or belongs to another scan.
    if (isLeft && document.activeElement === button.current) focusAfter.current?.focus()
  }, [key, isPossible, isUndoing, focusAfter])

  const undo = useEffectEvent(() => onUndo(key))
  useEffect(() => {
    if (!hasShortcut || !isOffered) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && event.key === 'z'
      // In a field, Ctrl+Z undoes typing.
      if (!isUndo || event.target instanceof HTMLInputElement) return
      event.preventDefault()
      undo()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [hasShortcut, isOffered])

  if (!isOffered && !isUndoing && !hasFocus) return null
  return (
    <Button
      ref={button}
      size={size}
      busy={isUndoing}
      {...(hasShortcut && { 'aria-keyshortcuts': 'Control+Z', title: t.ctrlZ })}
      aria-label={t.undoTheDeliveryOf({ trackingId })}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      onClick={() => onUndo(key)}
    >
      {t.undo}
    </Button>
  )
}

/** True while the undo is offered. */
export function useUndoOffer({ outcome }: Pick<Scan, 'outcome'>): boolean {
  const undo = outcome.state === 'accepted' ? outcome.undo : undefined
  return useUntil(undo === undefined ? null : Date.parse(undo.until))
}
