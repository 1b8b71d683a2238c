import { useEffect, useRef, useState } from 'react'
import * as t from '#texts/courier.ts'
import type { ApiError } from '../../api/api-error.ts'
import { awaitAct, outcomeOf } from '../../stores/kept-acts.ts'
import type { CourierWork, KeptAct } from '../../stores/act-keeper.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { keep, keepAgain } from './keep.ts'
import { refusalOf } from './refusal.ts'

export interface DoorWorkOptions {
  /** Called when the acts are stored, so that the run continues. */
  onDone: (works: readonly CourierWork[]) => void
  onClose: () => void
}

/**
 * Stores a courier's input in a dialog, which then closes. With a handover code and a connection it first
 * waits for the server, so that a wrong code can be corrected while the receiver is there.
 */
export function useDoorWork({ onDone, onClose }: DoorWorkOptions) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ act: KeptAct; error: ApiError } | null>(null)
  const waiting = useRef<AbortController>(null)
  useEffect(
    () => () => {
      waiting.current?.abort()
      awaitAct(undefined)
    },
    [],
  )

  /** Closes the dialog; an act that was refused and not corrected then needs attention. */
  function end(): void {
    awaitAct(undefined)
    setRefused(null)
    onClose()
  }

  async function save(works: readonly CourierWork[]): Promise<void> {
    const isAwaited = navigator.onLine && works.some(hasCode)
    const [act] =
      (await (refused ? keepAgain(refused.act, works) : keep(works, { isAwaited }))) ?? []
    if (act === undefined) return
    const outcome = isAwaited ? await answerTo(act, waiting) : null
    if (outcome?.state === 'refused') {
      setRefused({ act: { ...act, outcome }, error: refusalOf(outcome) })
      return
    }
    if (outcome?.state === 'waiting') toast.info(t.noAnswerYet)
    onDone(works)
    end()
  }

  return {
    busy,
    error: refused?.error ?? null,
    save: (works: readonly CourierWork[]): void => {
      if (busy) return
      setBusy(true)
      void save(works).finally(() => setBusy(false))
    },
    close: (): void => {
      if (!busy) end()
      // The act is stored, and will be sent anyway.
      else waiting.current?.abort()
    },
  }
}

const hasCode = (work: CourierWork) =>
  work.type === 'deliver' && work.delivery.handoverCode !== undefined

/** Milliseconds that a courier waits at a door. */
const maxWait = 8_000

/** Waits for the outcome; ends early at the timeout, without a connection, or when the courier cancels. */
async function answerTo({ key }: KeptAct, waiting: { current: AbortController | null }) {
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
