import type { FieldFault } from '../../http/sentences.ts'
import type { NewPasskey } from '../../../openapi.d.ts'
import { CborReader, type CborMap } from './cbor.ts'
import { isUsableKey } from './public-key.ts'

/**
 * The field that arrived damaged, or whose key could never log in; null if the passkey can be verified. The
 * library accepts both, and the user would learn of it at their next login.
 */
export function faultOf({
  credentialId,
  clientDataJSON,
  attestationObject,
}: NewPasskey): FieldFault | null {
  if (!isJson(clientDataJSON)) return damaged('clientDataJSON')
  const attested = readOrNull(attestationObject)
  if (attested === null) return damaged('attestationObject')
  const id = bytesOf(credentialId)
  if (id === null || !id.equals(attested.credentialId)) return damaged('credentialId')
  if (isUsableKey(attested.key)) return null
  return { path: 'attestationObject', reason: 'passkeyHasNoUsableKey' }
}

const damaged = (path: keyof NewPasskey): FieldFault => ({ path, reason: 'passkeyIsDamaged' })

interface Attested {
  credentialId: Buffer
  key: CborMap
}

function readOrNull(attestationObject: string): Attested | null {
  const bytes = bytesOf(attestationObject)
  if (bytes === null) return null
  try {
    return readAttestation(bytes)
  } catch {
    return null
  }
}

/** Bytes before the attested credential: the hash of the domain, the flags and the counter. */
const headLength = 37
const flagsAt = 32
const hasCredential = 0x40
const hasExtensions = 0x80
const aaguidLength = 16
/** By WebAuthn. */
const maxIdLength = 1023

/** As in WebAuthn, 6.5: throws if a part is missing or cut off, or if anything follows. */
function readAttestation(bytes: Buffer): Attested {
  const outer = new CborReader(bytes)
  const attestation = outer.map()
  outer.expectEnd()
  const data = attestation.get('authData')
  if (!Buffer.isBuffer(data)) throw new RangeError('There is no authData')

  const reader = new CborReader(data)
  const flags = reader.take(headLength).readUInt8(flagsAt)
  if ((flags & hasCredential) === 0) throw new RangeError('There is no credential')
  reader.take(aaguidLength)
  const idLength = reader.take(2).readUInt16BE()
  if (idLength === 0 || idLength > maxIdLength) throw new RangeError('The ID is too long or empty')
  const credentialId = reader.take(idLength)
  const key = reader.map()
  if ((flags & hasExtensions) !== 0) reader.map()
  reader.expectEnd()
  // The library measures key and extensions by encoding them itself.
  if (!reader.isShortest) throw new RangeError('The key is not written in the shortest way')
  return { credentialId, key }
}

/** Null unless the text is exactly how the bytes are written in Base64url: decoders ignore what is left over. */
function bytesOf(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.toString('base64url') === text ? bytes : null
}

function isJson(text: string): boolean {
  const bytes = bytesOf(text)
  if (bytes === null) return false
  try {
    return typeof JSON.parse(bytes.toString()) === 'object'
  } catch {
    return false
  }
}
