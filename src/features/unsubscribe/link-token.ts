import { notifiableEvents } from '../../../domain/notifiable-events.ts'
import type { NotifiableEvent } from '../../../openapi.d.ts'

/** Event of the email with this link, `ALL` for several events; null if the link is incomplete. */
export function eventIn(token: string): NotifiableEvent | 'ALL' | null {
  const [, name] = /^([A-Z_]+)-[\da-f]{32}-[\w-]{43}$/.exec(token) ?? []
  if (name === 'ALL') return name
  return notifiableEvents.find((event) => event === name) ?? null
}
