import { vi } from 'vitest'
import type { Passkey } from '../../../openapi.d.ts'

/** A passkey as the host sends it. */
export const wirePasskey = (over: Partial<Passkey> = {}): Passkey => ({
  id: '2c6f81d5-90be-4a37-8e12-b4d7f3a05c69',
  name: 'Chrome, Windows',
  createdAt: '2026-03-02T09:00:00.000Z',
  lastUsedAt: null,
  ...over,
})

export const wireCreationOptions = {
  rp: { id: 'localhost', name: 'Waybill' },
  user: { id: 'AQID', name: 'sam@example.com', displayName: 'Sam Sender' },
  challenge: 'AQID',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  attestation: 'none',
}

export const wireRequestOptions = {
  challenge: 'AQID',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'preferred',
}

const bytes = new Uint8Array([1, 2, 3]).buffer
const credential = (response: object) => ({
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: { clientDataJSON: bytes, ...response },
  getClientExtensionResults: () => ({}),
})

/** The stand-in browser's passkey on the wire. */
export const newPasskey = {
  credentialId: 'AQID',
  clientDataJSON: 'AQID',
  attestationObject: 'AQID',
  transports: ['internal'],
}
export const usedPasskey = {
  credentialId: 'AQID',
  clientDataJSON: 'AQID',
  authenticatorData: 'AQID',
  signature: 'AQID',
  userHandle: 'AQID',
}

type Ask = (options: { mediation?: string; signal?: AbortSignal }) => Promise<unknown>

/** A browser with passkeys; with `offers`, also suggested in the email field. */
export function browserWithPasskeys({ offers = false } = {}) {
  const made = credential({ attestationObject: bytes, getTransports: () => ['internal', 'new'] })
  const used = credential({ authenticatorData: bytes, signature: bytes, userHandle: bytes })
  const create = vi.fn<Ask>(async () => made)
  const get = vi.fn<Ask>(async () => used)
  const isConditionalMediationAvailable = async () => offers
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, { isConditionalMediationAvailable }),
  )
  vi.stubGlobal('isSecureContext', true)
  Object.defineProperty(navigator, 'credentials', { value: { create, get }, configurable: true })
  return { create, get }
}

/** Rejects as browsers do. */
export const domFailure = (name: string) => Promise.reject(new DOMException('No', name))
