import { useEffect, useRef, useState } from 'react'
import type { ExportProgress } from '../../../api/parcel-export.ts'
import type { ExportQuery } from '../../../api/query.ts'

export type ExportState =
  | { state: 'idle' }
  | ({ state: 'running'; total: number | null } & ExportProgress)
  | ({ state: 'saved'; name: string } & ExportProgress)
  | { state: 'failed'; error: unknown }

export interface ExportQuestion {
  query: ExportQuery
  /** How many rows there will be; null where nobody knows. */
  total: number | null
}

/** One export at a time; leaving the page gives it up. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ state: 'idle' })
  const running = useRef<AbortController | null>(null)
  const asked = useRef<ExportQuestion | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (question: ExportQuestion) => {
    const { query, total } = question
    asked.current = question
    running.current?.abort()
    const call = new AbortController()
    running.current = call
    const show = (next: ExportState) => {
      if (running.current === call && !call.signal.aborted) setState(next)
    }
    show({ state: 'running', total, bytes: 0, rows: 0 })
    try {
      const [{ exportParcels }, { saveFile }] = await Promise.all([
        import('../../../api/parcel-export.ts'),
        import('../../../lib/save-file.ts'),
      ])
      const file = await exportParcels(query, {
        signal: call.signal,
        onProgress: (progress) => show({ state: 'running', total, ...progress }),
      })
      if (call.signal.aborted) return
      saveFile(file.name, file.content)
      show({ state: 'saved', name: file.name, bytes: file.bytes, rows: file.rows })
    } catch (error) {
      show({ state: 'failed', error })
    }
  }

  return {
    state,
    start: (question: ExportQuestion) => void start(question),
    /** The same once more, whatever the list shows by now. */
    startAgain: () => {
      if (asked.current !== null) void start(asked.current)
    },
    /** Ends what is under way and takes the last outcome away. */
    dismiss: () => {
      running.current?.abort()
      setState({ state: 'idle' })
    },
  }
}
