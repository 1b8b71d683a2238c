import { useEffect, useRef, useState } from 'react'
import * as t from '#texts/courier.ts'
import type { ApiError } from '../../api/api-error.ts'
import { awaitAct, outcomeOf } from '../../stores/kept-acts.ts'
import type { CourierWork, KeptAct } from '../../stores/act-keeper.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { keep, keepAgain } from './keep.ts'
import { refusalOf } from './refusal.ts'

export interface DoorWorkOptions {
  /** It is kept, and the run goes on. */
  onDone: (works: readonly CourierWork[]) => void
  onClose: () => void
}

/**
 * Keeps what a courier takes down in a dialog, which then closes. With a handover code and a connection it first
 * waits for the server, as a wrong code is asked for again while the receiver is there.
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

  /** What was refused and not corrected needs attention from now on. */
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
      // It is kept, and is sent all the same.
      else waiting.current?.abort()
    },
  }
}

const hasCode = (work: CourierWork) =>
  work.type === 'deliver' && work.delivery.handoverCode !== undefined

/** So long a courier waits at a door, in milliseconds. */
const maxWait = 8_000

/** Until the time, the connection or the courier gives it up. */
async function answerTo({ key }: KeptAct, waiting: { current: AbortController | null }) {
  const controller = new AbortController()
  const giveUp = () => controller.abort()
  const timer = setTimeout(giveUp, maxWait)
  window.addEventListener('offline', giveUp)
  waiting.current = controller
  const outcome = await outcomeOf(key, controller.signal)
  waiting.current = null
  window.removeEventListener('offline', giveUp)
  clearTimeout(timer)
  return outcome
}
