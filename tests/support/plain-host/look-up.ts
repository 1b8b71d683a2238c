import { calls } from './calls.ts'
import type { PlainHost } from './host.ts'

/** Tracking ID of the seeded parcel with this number, from 1. */
export const idAt = (number: number) => `TRK-${String(number).padStart(4, '0')}-PLAIN`

export function parcelAt({ rows }: PlainHost, number: number) {
  const found = rows.parcels.find(({ trackingId }) => trackingId === idAt(number))
  if (!found) throw new Error(`The host has no parcel ${number}`)
  return found
}

export function userNamed({ rows }: PlainHost, name: string) {
  const found = rows.accounts.find(({ user }) => user.name === name)
  if (!found) throw new Error(`The host has no ${name}`)
  return found.user
}

/** The calls of the specification's §7. */
const everyCall = [...Object.keys(calls), 'POST /api/users/refresh-token'].map(
  (call) => new RegExp(`^${call.replace('{id}', '[^/]+')}$`),
)

/** Requests so far that are not in the specification. */
export function callsBeyond({ asked }: PlainHost): string[] {
  const beyond = asked.filter(({ call }) => !everyCall.some((one) => one.test(call)))
  return [...new Set(beyond.map(({ call }) => call))]
}
