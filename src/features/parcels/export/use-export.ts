import { useEffect, useRef, useState } from 'react'
import type { CsvFormat } from '../../../../openapi.d.ts'
import type { ExportProgress } from '../../../api/parcel-export.ts'
import type { Parcel } from '../../../api/model.ts'
import type { ExportQuery } from '../../../api/query.ts'
import type { ListView } from '../../../stores/query/query.ts'

export type ExportState =
  | { state: 'idle' }
  | ({ state: 'running'; total: number | null } & ExportProgress)
  | ({ state: 'saved'; name: string } & ExportProgress)
  | { state: 'failed'; error: unknown }

interface ExportRequest {
  query: ExportQuery
  format: CsvFormat
  /** Expected number of rows; null if that is unknown. */
  total: number | null
}

/**
 * Runs one export at a time; leaving the page cancels it. When a button of the outcome is removed, the focus
 * moves to the button that started the export.
 */
export function useExport() {
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<ExportState>({ state: 'idle' })
  const running = useRef<AbortController | null>(null)
  const last = useRef<ExportRequest | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (request: ExportRequest) => {
    const { query, format, total } = request
    last.current = request
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const show = (next: ExportState) => {
      if (running.current === controller && !signal.aborted) setState(next)
    }
    show({ state: 'running', total, bytes: 0, rows: 0 })
    try {
      const [{ exportParcels }, { saveFile }] = await Promise.all([
        import('../../../api/parcel-export.ts'),
        import('../../../lib/save-file.ts'),
      ])
      const file = await exportParcels(query, {
        format,
        signal,
        onProgress: (progress) => show({ state: 'running', total, ...progress }),
      })
      if (signal.aborted) return
      saveFile(file.name, file.content)
      show({ state: 'saved', name: file.name, bytes: file.bytes, rows: file.rows })
    } catch (error) {
      show({ state: 'failed', error })
    }
  }

  const focusButton = () => button.current?.focus({ preventScroll: true })
  return {
    state,
    /** Ref of the button that starts the export. */
    button,
    start: (request: ExportRequest) => void start(request),
    /** Repeats the same export, regardless of the current filter. */
    startAgain: () => {
      focusButton()
      if (last.current !== null) void start(last.current)
    },
    /** Cancels a running export, and removes the last outcome. */
    dismiss: () => {
      focusButton()
      running.current?.abort()
      setState({ state: 'idle' })
    },
  }
}

export type ExportControls = Omit<ReturnType<typeof useExport>, 'button' | 'start'>

/** Number of rows in an export of the list; null if that is unknown. */
export const countedRows = (view: ListView<Parcel>): number | null =>
  view.status === 'success' && !view.isFetching && !view.totalIsCapped ? view.total : null
