import { baseUrl, callTimeout } from './base-url.ts'

/**
 * True if the host says that no user is signed in. Does not use the API client, so that a visitor's first page
 * does not have to load it; any other answer is left to the client.
 */
export async function isVisitor(): Promise<boolean> {
  try {
    const address = `${baseUrl()}/api/user/me?optional=true`
    const signal = AbortSignal.timeout(callTimeout)
    const answer = await fetch(new Request(address, { credentials: 'include', signal }))
    const body: unknown = await answer.json()
    return answer.ok && isObject(body) && body['data'] === null
  } catch {
    return false
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
