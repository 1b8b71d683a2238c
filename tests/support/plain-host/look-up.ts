import { calls } from './calls.ts'
import type { PlainHost } from './host.ts'

/** The tracking ID of the seeded parcel with this number, from 1. */
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
export const everyCall = [...Object.keys(calls), 'POST /api/users/refresh-token']

/** The call of the specification that each one is that was asked so far; itself where it is none. */
export function callsAsked({ asked }: PlainHost): Set<string> {
  return new Set(
    asked.map(
      ({ call }) =>
        everyCall.find((one) => new RegExp(`^${one.replace('{id}', '[^/]+')}$`).test(call)) ?? call,
    ),
  )
}

/** Lists the calls so far that the specification lacks. */
export const callsBeyond = (host: PlainHost) =>
  [...callsAsked(host)].filter((call) => !everyCall.includes(call))
