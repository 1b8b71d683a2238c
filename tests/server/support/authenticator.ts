import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type {
  NewPasskey,
  PasskeyCreationOptions,
  PasskeyLogin,
  PasskeyRequestOptions,
} from '../../../openapi.d.ts'

/** Origin of requests in tests, and so of a test's page. */
const pageOrigin = 'http://localhost'

interface Use {
  /** Origin of the page that makes the request. */
  origin?: string
  /** By a PIN or a fingerprint, not only by a touch. */
  isUserVerified?: boolean
}

export type Authenticator = ReturnType<typeof createAuthenticator>

/** Stands in for a phone or a security key: has one ES256 passkey, which counts its uses. */
export function createAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credential = randomBytes(32)
  const credentialId = credential.toString('base64url')
  let counter = 0
  let userHandle = ''

  /**
   * Authenticator data: hash of the relying party's ID, flags on the user's verification, and the counter.
   */
  function dataOf(rpId: string, isUserVerified: boolean, attested?: Buffer): Buffer {
    const flags = 0x01 | (isUserVerified ? 0x04 : 0) | (attested === undefined ? 0 : 0x40)
    const numbers = Buffer.alloc(5)
    numbers.writeUInt8(flags)
    numbers.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(Buffer.from(rpId)), numbers, attested ?? Buffer.alloc(0)])
  }

  function cosePublicKey(): Uint8Array {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    return isoCBOR.encode(
      new Map<string | number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    )
  }

  return {
    credentialId,
    publicKey: cosePublicKey,
    keys: { publicKey, privateKey },

    /** Works like `navigator.credentials.create`. */
    create(
      { challenge, rp, user }: Pick<PasskeyCreationOptions, 'challenge' | 'rp' | 'user'>,
      { origin = pageOrigin, isUserVerified = true }: Use = {},
    ): NewPasskey {
      userHandle = user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credential.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, credential, cosePublicKey()])
      const authData = new Uint8Array(dataOf(rp.id, isUserVerified, attested))
      const attestation = new Map<
        string | number,
        string | Uint8Array | Map<string | number, never>
      >([
        ['fmt', 'none'],
        ['attStmt', new Map<string | number, never>()],
        ['authData', authData],
      ])
      return {
        credentialId,
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      }
    },

    /** Works like `navigator.credentials.get`. */
    get(
      { challenge, rpId }: Pick<PasskeyRequestOptions, 'challenge' | 'rpId'>,
      { origin = pageOrigin, isUserVerified = true }: Use = {},
    ): PasskeyLogin {
      counter += 1
      const data = clientData('webauthn.get', challenge, origin)
      const authenticatorData = dataOf(rpId, isUserVerified)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey)
      return {
        credentialId,
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(userHandle !== '' && { userHandle }),
      }
    },

    /** Sets the user handle, so that the passkey acts like one that was added earlier. */
    setUser(handle: string) {
      userHandle = handle
    },

    /** Makes it act like a copied one. */
    setCounter(count: number) {
      counter = count
    },
  }
}

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest()

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
