import { vi } from 'vitest'

type Answer = { status?: number; body?: unknown } | 'unreachable' | 'never'
type Asked = { method: string; path: string; search: string; body: unknown }

/** Stands in for the server: what each call answers, and what was asked. */
export function host(answers: Record<string, Answer | (() => Answer)>) {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const text = await request.text()
    asked.push({
      method: request.method,
      path: pathname,
      search,
      body: text === '' ? null : JSON.parse(text),
    })
    const given = answers[`${request.method} ${pathname}`]
    const answer = typeof given === 'function' ? given() : given
    if (answer === 'never') return new Promise<Response>(() => {})
    if (answer === undefined || answer === 'unreachable') throw new TypeError('Failed to fetch')
    return Response.json(answer.body ?? null, { status: answer.status ?? 200 })
  })
  return { asked, to: (path: string) => asked.filter((one) => one.path === path) }
}

export const failure = (
  status: number,
  message: string,
  errors?: { path: string; message: string }[],
) => ({ status, body: { success: false, message, ...(errors ? { errors } : {}) } })
