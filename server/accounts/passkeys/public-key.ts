import { createPublicKey } from 'node:crypto'
import type { Cbor, CborMap } from './cbor.ts'
import { isPointOfEd25519 } from './ed25519.ts'

/** Labels of COSE keys (RFC 9052 and 9053, RFC 8230). */
const labels = { type: 1, algorithm: 3, curve: -1, x: -2, y: -3, modulus: -1, exponent: -2 }

/** True for a complete key of an algorithm that we offer, with nothing besides, which could verify a signature. */
export function isUsableKey(key: CborMap): boolean {
  const check = checks.get(key.get(labels.algorithm))
  return check !== undefined && check(key)
}

/** By the numbers of `algorithms`. */
const checks = new Map<Cbor | undefined, (key: CborMap) => boolean>([
  [-7, isEllipticKey],
  [-8, isEdwardsKey],
  [-257, isRsaKey],
])

function isEllipticKey(key: CborMap): boolean {
  const x = coordinate(key.get(labels.x))
  const y = coordinate(key.get(labels.y))
  const isP256 = key.size === 5 && key.get(labels.type) === 2 && key.get(labels.curve) === 1
  if (!isP256 || x === null || y === null) return false
  try {
    // Refuses a point that is not on the curve.
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    return true
  } catch {
    return false
  }
}

function coordinate(value: unknown): string | null {
  return Buffer.isBuffer(value) && value.length === 32 ? value.toString('base64url') : null
}

function isEdwardsKey(key: CborMap): boolean {
  const point = key.get(labels.x)
  const isEd25519 = key.size === 4 && key.get(labels.type) === 1 && key.get(labels.curve) === 6
  return isEd25519 && Buffer.isBuffer(point) && isPointOfEd25519(point)
}

/** Bytes: 2048 to 4096 bits. */
const minModulus = 256
const maxModulus = 512
/** Bytes; a larger exponent only makes each verification slow. */
const maxExponent = 4

function isRsaKey(key: CborMap): boolean {
  const modulus = key.get(labels.modulus)
  const exponent = key.get(labels.exponent)
  if (key.size !== 4 || key.get(labels.type) !== 3) return false
  if (!isOddNumber(modulus) || !isOddNumber(exponent)) return false
  const hasLength =
    modulus.length >= minModulus && modulus.length <= maxModulus && (modulus[0] ?? 0) >= 0x80
  return hasLength && exponent.length <= maxExponent && exponent.readUIntBE(0, exponent.length) >= 3
}

/** By RFC 8230, without leading zeros. */
const isOddNumber = (value: unknown): value is Buffer =>
  Buffer.isBuffer(value) && (value[0] ?? 0) !== 0 && (value.at(-1) ?? 0) % 2 === 1
