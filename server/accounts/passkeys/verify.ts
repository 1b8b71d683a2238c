import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers'
import type { NewPasskey, PasskeyLogin } from '../../../openapi.d.ts'
import type { RelyingParty } from './relying-party.ts'
import type { PasskeyKeyRow } from './repository.ts'

/** COSE identifiers of EdDSA, ES256 and RS256; every authenticator supports one of them. */
export const algorithms = [-8, -7, -257]

interface VerifiedRegistration {
  challenge: string
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  /** By a PIN or a fingerprint, not only by a touch. */
  isUserVerified: boolean
}

/** Null if it is invalid; the caller checks whether the challenge is one of ours. */
export async function verifyRegistration(
  { credentialId: id, clientDataJSON, attestationObject }: NewPasskey,
  relyingParty: RelyingParty,
): Promise<VerifiedRegistration | null> {
  const { expected, challenge } = expectations(relyingParty)
  const registration = await orNull(async () =>
    verifyRegistrationResponse({
      ...expected,
      response: {
        ...credentialOf(id),
        response: { clientDataJSON, attestationObject: withoutStatement(attestationObject) },
      },
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!registration?.verified) return null
  const { credential, userVerified: isUserVerified } = registration.registrationInfo
  return {
    challenge: challenge(),
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    isUserVerified,
  }
}

interface VerifiedLogin {
  challenge: string
  counter: number
  isUserVerified: boolean
}

/** Verifies a login; the caller also checks that the counter has increased. */
export async function verifyLogin(
  { credentialId: id, clientDataJSON, authenticatorData, signature, userHandle }: PasskeyLogin,
  passkey: PasskeyKeyRow,
  relyingParty: RelyingParty,
): Promise<VerifiedLogin | null> {
  if (userHandle !== undefined && userHandle !== userHandleOf(passkey.user_id)) return null
  const { expected, challenge } = expectations(relyingParty)
  const login = await orNull(() =>
    verifyAuthenticationResponse({
      ...expected,
      response: {
        ...credentialOf(id),
        response: { clientDataJSON, authenticatorData, signature },
      },
      credential: { id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
    }),
  )
  if (!login?.verified) return null
  const { newCounter: counter, userVerified: isUserVerified } = login.authenticationInfo
  return { challenge: challenge(), counter, isUserVerified }
}

/**
 * Drops what the authenticator states about itself, as browsers do if a page asks for no attestation. The
 * library would request the addresses in its certificates, which the caller can have made up.
 */
function withoutStatement(attestationObject: string): string {
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData')
  const plain = new Map<string, string | Uint8Array | Map<string, never>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, never>()],
    ['authData', authData],
  ])
  return isoBase64URL.fromBuffer(isoCBOR.encode(plain))
}

/** Checks of either response; `challenge()` is the one that the response answers. */
function expectations({ id, origin }: RelyingParty) {
  let answered = ''
  const expectedChallenge = (challenge: string) => {
    answered = challenge
    return true
  }
  return {
    expected: {
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
    },
    challenge: () => answered,
  }
}

const credentialOf = (id: string) =>
  ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const

/** Identifies the user to authenticators; derived from the random ID, so it reveals nothing of them. */
export const userHandleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')

/** The library throws if the response is invalid. */
async function orNull<Result>(verify: () => Promise<Result>): Promise<Result | null> {
  try {
    return await verify()
  } catch {
    return null
  }
}
