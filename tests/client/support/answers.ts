import { json } from '../../support/host.ts'

/** Answer to a call that has created something. */
export const created = (data: unknown) => json({ success: true, message: 'Created', data }, 201)

/** Answer that refuses one field; its sentence is also the message of the answer. */
export const refused = (path: string, message: string, status = 400) =>
  json({ success: false, message, errors: [{ path, message }] }, status)

/** The connection is lost. */
export const lost = () => Promise.reject(new TypeError('Failed to fetch'))
