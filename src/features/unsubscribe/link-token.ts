import { notifiableEvents } from '../../../domain/notifiable-events.ts'
import type { NotifiableEvent } from '../../../openapi.d.ts'

/** What the email with this link told of; null where the link was cut on its way. */
export function eventIn(token: string): NotifiableEvent | null {
  const [, name] = /^([A-Z_]+)-[\da-f]{32}-[\w-]{43}$/.exec(token) ?? []
  return notifiableEvents.find((event) => event === name) ?? null
}
