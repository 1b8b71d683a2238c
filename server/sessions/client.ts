import Bowser from 'bowser'
import { shortenedAddress } from '../http/client-address.ts'
import type { OperationId, OperationRequest } from '../openapi/operation.ts'
import type { SessionClient } from './repository.ts'

const maxUserAgent = 256

/** Details kept of a login or a renewal, for the user to know the session again. */
export const clientOf = ({
  address,
  userAgent = '',
}: Pick<OperationRequest<OperationId>, 'address' | 'userAgent'>): SessionClient => ({
  userAgent: userAgent.replaceAll(/[^ -~]/g, '').slice(0, maxUserAgent) || null,
  network: shortenedAddress(address),
})

interface Device {
  browser: string | null
  system: string | null
}

/** In plain words; a session whose browser said nothing, or nothing known, has neither. */
export function deviceOf(userAgent: string | null): Device {
  if (userAgent === null) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name || null, system: os.name || null }
}
