import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { canHavePasskeys } from '../../domain/passkeys.ts'
import type {
  NewPasskey,
  PasskeyCreationOptions,
  PasskeyLogin,
  PasskeyRequestOptions,
  PasskeyTransport,
} from '../../openapi.d.ts'
import { PasskeyFailure } from './passkey-failure.ts'

/* The browser's side of passkeys. Loaded on demand, with the WebAuthn library. */

export async function createPasskey(options: PasskeyCreationOptions): Promise<NewPasskey> {
  const { id, response } = await askBrowser(() => startRegistration({ optionsJSON: options }))
  return {
    credentialId: id,
    clientDataJSON: response.clientDataJSON,
    attestationObject: response.attestationObject,
    transports: transports.filter((known) => response.transports?.includes(known)),
  }
}

/** `isOffered`: suggested in the email field, instead of in a dialog. */
export async function getPasskey(
  options: PasskeyRequestOptions,
  { isOffered = false } = {},
): Promise<PasskeyLogin> {
  const { id, response } = await askBrowser(() =>
    startAuthentication({ optionsJSON: options, useBrowserAutofill: isOffered }),
  )
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    credentialId: id,
    clientDataJSON,
    authenticatorData,
    signature,
    ...(userHandle && { userHandle }),
  }
}

export const canOfferPasskeys = async (): Promise<boolean> =>
  hasPasskeys() && (await browserSupportsWebAuthnAutofill())

export const hasPasskeys = (): boolean =>
  browserSupportsWebAuthn() && canHavePasskeys(window.location.hostname)

export const stopAsking = () => WebAuthnAbortService.cancelCeremony()

const transports: PasskeyTransport[] = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
]

async function askBrowser<Made>(ask: () => Promise<Made>): Promise<Made> {
  if (!hasPasskeys()) throw new PasskeyFailure('unsupported')
  try {
    return await ask()
  } catch (error) {
    throw new PasskeyFailure(reasonOf(error), error)
  }
}

function reasonOf(error: unknown): PasskeyFailure['reason'] {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'isThere'
  if (name === 'SecurityError') return 'otherDomain'
  return name === 'NotAllowedError' || name === 'AbortError' ? 'stopped' : 'unsupported'
}
