import type { CsvFormat } from '../../openapi.d.ts'
import { ApiError } from './api-error.ts'
import { client, mutate } from './client.ts'
import { createRowCounter } from './csv-rows.ts'
import { fileQuery } from './file-query.ts'
import type { ExportQuery } from './query.ts'

export interface ExportProgress {
  bytes: number
  /** Number of parcels so far, without the header row. */
  rows: number
}

export interface ExportFile extends ExportProgress {
  name: string
  content: Blob
}

type ExportOptions = {
  format: CsvFormat
  signal: AbortSignal
  onProgress: (progress: ExportProgress) => void
}

/** Downloads the whole file; throws if the answer breaks off. */
export async function exportParcels(
  query: ExportQuery,
  { format, signal, onProgress }: ExportOptions,
): Promise<ExportFile> {
  const response = await answerTo({ ...query, ...fileQuery(format) }, signal)
  const { body, headers } = response
  // A host without the operation can answer with its start page.
  if (body === null || !/^text\/csv\b/i.test(headers.get('content-type') ?? ''))
    throw new ApiError('shape', { status: response.status })
  const { parts, ...size } = await readAll(body, signal, onProgress)
  return {
    ...size,
    name: fileNameIn(headers.get('content-disposition')) ?? 'parcels.csv',
    content: new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  }
}

/** Resolves as soon as the headers have arrived; the body is read as a stream. */
async function answerTo(
  query: ExportQuery & ReturnType<typeof fileQuery>,
  signal: AbortSignal,
): Promise<Response> {
  const params = { query }
  let answer: Response | null = null
  await mutate(
    async (init) => {
      const exchange = await client.GET('/api/parcel/export', {
        ...init,
        params,
        parseAs: 'stream',
      })
      answer = exchange.response.ok ? exchange.response : null
      return { data: '', error: exchange.error, response: exchange.response }
    },
    { signal },
  )
  if (answer === null) throw new ApiError('shape')
  return answer
}

async function readAll(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  signal: AbortSignal,
  onProgress: ExportOptions['onProgress'],
) {
  const reader = body.getReader()
  const cancel = () => void reader.cancel().catch(() => {})
  signal.addEventListener('abort', cancel)
  const parts: Uint8Array<ArrayBuffer>[] = []
  const counter = createRowCounter()
  let bytes = 0
  try {
    for (;;) {
      const { done, value } = await withTimeout(reader.read())
      signal.throwIfAborted()
      if (done) break
      parts.push(value)
      bytes += value.length
      counter.count(value)
      onProgress({ bytes, rows: counter.rows() })
    }
  } catch (cause) {
    cancel()
    signal.throwIfAborted()
    throw cause instanceof ApiError ? cause : new ApiError('network', { cause })
  } finally {
    signal.removeEventListener('abort', cancel)
  }
  return { parts, bytes, rows: counter.rows() }
}

/** Rejects after a silence, since a connection that was lost silently would never end by itself. */
async function withTimeout<Result>(read: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError('timeout')), maxSilence)
  })
  try {
    return await Promise.race([read, silence])
  } finally {
    clearTimeout(timer)
  }
}

/** File name that the host proposes, without characters that could lead to another folder. */
function fileNameIn(disposition: string | null): string | null {
  const name = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]
  const plain = name?.replaceAll(/[^\w. -]/g, '').trim() ?? ''
  return plain.endsWith('.csv') ? plain : null
}

const maxSilence = 30_000
