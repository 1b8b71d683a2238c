import { useEffect, useRef, useState } from 'react'
import * as t from '#texts/courier.ts'
import type { ApiError } from '../../api/api-error.ts'
import { awaitEntry, outcomeOf, refusalOf } from '../../stores/outbox.ts'
import type { OutboxAction, OutboxEntry } from '../../stores/outbox-storage.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { saveAgain, saveEntries } from './save-entries.ts'

export interface DoorInputOptions {
  /** Called when the entries are stored, so that the run continues. */
  onDone: (actions: readonly OutboxAction[]) => void
  onClose: () => void
}

/**
 * Stores a courier's input in a dialog, which then closes. With a handover code and a connection it first
 * waits for the server, so that a wrong code can be corrected while the receiver is still at the door.
 */
export function useDoorInput({ onDone, onClose }: DoorInputOptions) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ entry: OutboxEntry; error: ApiError } | null>(null)
  const waiting = useRef<AbortController>(null)
  useEffect(
    () => () => {
      waiting.current?.abort()
      awaitEntry(undefined)
    },
    [],
  )

  /** Closes the dialog; an entry that was refused and not corrected then needs attention. */
  function end(): void {
    awaitEntry(undefined)
    setRefused(null)
    onClose()
  }

  async function save(actions: readonly OutboxAction[]): Promise<void> {
    const isAwaited = navigator.onLine && actions.some(hasCode)
    const [entry] =
      (await (refused ? saveAgain(refused.entry, actions) : saveEntries(actions, { isAwaited }))) ??
      []
    if (entry === undefined) return
    const outcome = isAwaited ? await answerTo(entry, waiting) : null
    if (outcome?.state === 'refused') {
      setRefused({ entry: { ...entry, outcome }, error: refusalOf(outcome) })
      return
    }
    if (outcome?.state === 'pending') toast.info(t.noAnswerYet)
    onDone(actions)
    end()
  }

  return {
    busy,
    error: refused?.error ?? null,
    /** True if the outbox has the input, which then needs attention if the dialog is closed. */
    isStored: refused !== null,
    save: (actions: readonly OutboxAction[]): void => {
      if (busy) return
      setBusy(true)
      void save(actions).finally(() => setBusy(false))
    },
    close: (): void => {
      if (!busy) end()
      // The entry is stored, and will be sent anyway.
      else waiting.current?.abort()
    },
  }
}

const hasCode = (action: OutboxAction) =>
  action.type === 'deliver' && action.delivery.handoverCode !== undefined

/** Longest time that a courier waits at a door, in milliseconds. */
const maxWait = 8_000

/** Waits for the outcome; ends early at the timeout, without a connection, or when the courier cancels. */
async function answerTo({ key }: OutboxEntry, waiting: { current: AbortController | null }) {
  const controller = new AbortController()
  const cancel = () => controller.abort()
  const timer = setTimeout(cancel, maxWait)
  window.addEventListener('offline', cancel)
  waiting.current = controller
  const outcome = await outcomeOf(key, controller.signal)
  waiting.current = null
  window.removeEventListener('offline', cancel)
  clearTimeout(timer)
  return outcome
}
