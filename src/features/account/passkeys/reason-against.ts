import * as t from '#texts/passkeys.ts'
import { canHavePasskeys, isThisComputer } from '../../../../domain/passkeys.ts'

/** Why no passkey can be added here; undefined if one can. */
export function reasonAgainstPasskeys(): string | undefined {
  const { hostname, origin } = window.location
  if (isThisComputer(hostname))
    return t.onlyAtLocalhost({ address: origin.replace(hostname, 'localhost') })
  if (!canHavePasskeys(hostname)) return t.notAtAnIpAddress
  // Browsers do not support passkeys at all without HTTPS.
  if (!window.isSecureContext) return t.needsHttps
  return 'PublicKeyCredential' in window ? undefined : t.notInThisBrowser
}
