import { json } from '../../support/host.ts'

/** Something was made. */
export const created = (data: unknown) => json({ success: true, message: 'Created', data }, 201)

/** One field is refused, in a sentence that stands for the whole, too. */
export const refused = (path: string, message: string, status = 400) =>
  json({ success: false, message, errors: [{ path, message }] }, status)

/** Nothing comes back. */
export const lost = () => Promise.reject(new TypeError('Failed to fetch'))
