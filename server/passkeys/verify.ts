import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { NewPasskey, PasskeyLogin } from '../../openapi.d.ts'
import type { RelyingParty } from './relying-party.ts'
import type { PasskeyKeyRow } from './repository.ts'

/** Of COSE: EdDSA, ES256 and RS256, one of which everything that holds passkeys has. */
export const algorithms = [-8, -7, -257]

interface VerifiedRegistration {
  challenge: string
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  /** By a PIN or a fingerprint, and not only by a touch. */
  isUserVerified: boolean
}

/** Null where it is not right. Whether the challenge is one of ours is left to the caller. */
export async function verifyRegistration(
  { credentialId: id, clientDataJSON, attestationObject }: NewPasskey,
  relyingParty: RelyingParty,
): Promise<VerifiedRegistration | null> {
  const { expected, challenge } = expectations(relyingParty)
  const registration = await orNull(
    verifyRegistrationResponse({
      ...expected,
      response: { ...credentialOf(id), response: { clientDataJSON, attestationObject } },
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

/** The same for a login. Whether the counter went on is left to the caller as well. */
export async function verifyLogin(
  { credentialId: id, clientDataJSON, authenticatorData, signature, userHandle }: PasskeyLogin,
  passkey: PasskeyKeyRow,
  relyingParty: RelyingParty,
): Promise<VerifiedLogin | null> {
  if (userHandle !== undefined && userHandle !== userHandleOf(passkey.user_id)) return null
  const { expected, challenge } = expectations(relyingParty)
  const login = await orNull(
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

/** What the library checks of either response; `challenge()` is the one that the response answers. */
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

/** What holds a passkey knows its user by this; the id is random, and tells nothing of them. */
export const userHandleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')

/** The library throws for whatever a caller can get wrong. */
async function orNull<Result>(verification: Promise<Result>): Promise<Result | null> {
  try {
    return await verification
  } catch {
    return null
  }
}
