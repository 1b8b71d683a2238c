import { notifiableEvents } from '../../../domain/notifiable-events.ts'
import type { NotifiableEvent } from '../../../openapi.d.ts'

/** Event that the email with this link told of, `ALL` being several; null where the link was cut. */
export function eventIn(token: string): NotifiableEvent | 'ALL' | null {
  const [, name] = /^([A-Z_]+)-[\da-f]{32}-[\w-]{43}$/.exec(token) ?? []
  if (name === 'ALL') return name
  return notifiableEvents.find((event) => event === name) ?? null
}
