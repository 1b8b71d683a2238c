import { apiBaseUrl } from './base-url.ts'

/**
 * Whether the host says plainly that no user is signed in. Asked without the client, so that a
 * visitor's first page need not load it; any other answer is left to the client.
 */
export async function isVisitor(): Promise<boolean> {
  try {
    const address = `${apiBaseUrl(import.meta.env.VITE_API_BASE_URL)}/api/user/me?optional=true`
    const signal = AbortSignal.timeout(callTimeout)
    const answer = await fetch(new Request(address, { credentials: 'include', signal }))
    const body: unknown = await answer.json()
    return answer.ok && isObject(body) && body['data'] === null
  } catch {
    return false
  }
}

const callTimeout = 15_000

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
