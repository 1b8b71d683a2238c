import Bowser from 'bowser'
import { shortenedAddress } from '../../http/client-address.ts'
import type { OperationId, OperationRequest } from '../../http/openapi/operation.ts'
import type { SessionClient } from './repository.ts'

const maxUserAgent = 256

/** Details stored with a session, by which the user recognizes it. */
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

/** Names of browser and system; null if the user agent does not name them. */
export function deviceOf(userAgent: string | null): Device {
  if (userAgent === null) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name || null, system: os.name || null }
}
