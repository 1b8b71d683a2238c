import { generateKeyPairSync } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { describe, expect, it } from 'vitest'
import { faultOf } from '../../../../server/accounts/passkeys/attestation.ts'
import type { NewPasskey } from '../../../../openapi.d.ts'

type Key = Map<string | number, number | Uint8Array>

const bytes = (text = ''): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'))
const hex = (text: string) => new Uint8Array(Buffer.from(text, 'hex'))
const filled = (length: number, byte = 0xff) => new Uint8Array(length).fill(byte)

const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' })
const ed = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' })
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' })

const p256 = (changed: [number, number | Uint8Array][] = []): Key =>
  new Map([[1, 2], [3, -7], [-1, 1], [-2, bytes(ec.x)], [-3, bytes(ec.y)], ...changed])
const ed25519 = (x: Uint8Array = bytes(ed.x)): Key =>
  new Map<number, number | Uint8Array>([
    [1, 1],
    [3, -8],
    [-1, 6],
    [-2, x],
  ])
const rs256 = (n: Uint8Array = bytes(rsa.n), e: Uint8Array = bytes(rsa.e)): Key =>
  new Map<number, number | Uint8Array>([
    [1, 3],
    [3, -257],
    [-1, n],
    [-2, e],
  ])

const id = Buffer.from('a credential')
const withCredential = 0x45
const withExtensions = 0xc5

interface Data {
  flags?: number
  key?: Uint8Array
  after?: Uint8Array
  idLength?: number
}

/** As an authenticator writes it: domain, flags, counter, model, ID and key. */
function authData({ flags = withCredential, idLength = id.length, ...data }: Data = {}) {
  const { key = isoCBOR.encode(p256()), after = filled(0) } = data
  const parts = [filled(32), [flags, 0, 0, 0, 0], filled(16), [0, idLength], id, key, after]
  return new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))))
}

const attestation = (data = authData()) =>
  isoCBOR.encode(
    new Map<string, string | Uint8Array | Map<string, never>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', data],
    ]),
  )

const text = (data: Uint8Array) => Buffer.from(data).toString('base64url')

const passkey = (changed: Partial<NewPasskey> = {}): NewPasskey => ({
  credentialId: text(id),
  clientDataJSON: text(Buffer.from('{}')),
  attestationObject: text(attestation()),
  transports: [],
  ...changed,
})

const withKey = (key: Key) =>
  passkey({ attestationObject: text(attestation(authData({ key: isoCBOR.encode(key) }))) })

describe('A new passkey is accepted', () => {
  const extended = authData({ flags: withExtensions, after: hex('a16b6372656450726f7465637402') })
  it.each([
    ['with a key of P-256', withKey(p256())],
    ['with a key of Ed25519', withKey(ed25519())],
    ['with a key of RSA', withKey(rs256())],
    ['with extensions', passkey({ attestationObject: text(attestation(extended)) })],
  ])('%s', (_what, made) => {
    expect(faultOf(made)).toBeNull()
  })
})

describe('A damaged passkey is refused', () => {
  const whole = attestation()
  const data = (changed: Data) => text(attestation(authData(changed)))
  const key = isoCBOR.encode(p256())

  it('however many of its bytes are missing', () => {
    const cuts = Array.from({ length: whole.length }, (_, length) => whole.slice(0, length))
    const faults = cuts.map((cut) => faultOf(passkey({ attestationObject: text(cut) })))
    const fault = { path: 'attestationObject', reason: 'passkeyIsDamaged' }
    expect(faults).toEqual(cuts.map(() => fault))
  })

  it.each<[string, keyof NewPasskey, string]>([
    ['a byte after it', 'attestationObject', text(Buffer.concat([whole, Buffer.from([0])]))],
    ['another item after it', 'attestationObject', text(Buffer.concat([whole, whole]))],
    ['a list', 'attestationObject', text(hex('80'))],
    ['an empty map', 'attestationObject', text(hex('a0'))],
    ['a repeated key', 'attestationObject', text(hex('a263666d740063666d7400'))],
    ['a map without an end', 'attestationObject', text(hex('bf'))],
    ['lists in lists', 'attestationObject', text(hex('81'.repeat(2_000)))],
    ['a bit after the last byte', 'attestationObject', `${text(whole.slice(0, -1)).slice(0, -1)}_`],
    ['no credential', 'attestationObject', data({ flags: 0x05 })],
    ['an ID without bytes', 'attestationObject', data({ idLength: 0 })],
    ['an ID beyond the end', 'attestationObject', data({ idLength: 200 })],
    ['a key cut off', 'attestationObject', data({ key: key.slice(0, -1) })],
    ['a key with a byte after it', 'attestationObject', data({ after: filled(1) })],
    ['a key with long lengths', 'attestationObject', data({ key: hex('a1180101') })],
    ['extensions that are not announced', 'attestationObject', data({ after: hex('a0') })],
    ['no extensions, which are announced', 'attestationObject', data({ flags: withExtensions })],
    ['another ID', 'credentialId', text(Buffer.from('another one'))],
    ['an ID with a bit after its last byte', 'credentialId', `${text(id.subarray(0, 11))}B`],
    ['data that is not JSON', 'clientDataJSON', text(Buffer.from('{"type":'))],
    ['data with half a byte', 'clientDataJSON', 'e30A1'],
  ])('with the name of its field: %s', (_what, path, value) => {
    expect(faultOf(passkey({ [path]: value }))).toEqual({ path, reason: 'passkeyIsDamaged' })
  })
})

describe('A passkey whose key could never log in is refused', () => {
  const notEven = (number: Uint8Array) => Uint8Array.from([...number.slice(0, -1), 1])
  it.each<[string, Key]>([
    ['P-256: a point that is not on the curve', p256([[-3, bytes(ec.x)]])],
    [
      'P-256: the point 0, 0',
      p256([
        [-2, filled(32, 0)],
        [-3, filled(32, 0)],
      ]),
    ],
    ['P-256: a coordinate beyond the field', p256([[-2, filled(32)]])],
    ['P-256: a coordinate of 31 bytes', p256([[-3, filled(31)]])],
    ['P-256: a number for a coordinate', p256([[-3, 1]])],
    ['P-256: another curve', p256([[-1, 2]])],
    ['P-256: another type', p256([[1, 1]])],
    ['P-256: an extra value', p256([[4, 1]])],
    ['Ed25519: a point that is not on the curve', ed25519(filled(32, 2))],
    ['Ed25519: a coordinate beyond the field', ed25519(filled(32))],
    ['Ed25519: 31 bytes', ed25519(bytes(ed.x).slice(1))],
    ['Ed25519: the neutral point', ed25519(Uint8Array.from([1, ...filled(31, 0)]))],
    ['Ed25519: the point of order 4', ed25519(filled(32, 0))],
    [
      'Ed25519: a point of order 8',
      ed25519(hex('26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05')),
    ],
    ['RSA: 1024 bits', rs256(notEven(filled(128)))],
    ['RSA: 2041 bits', rs256(Uint8Array.from([1, ...filled(255)]))],
    ['RSA: 8192 bits', rs256(filled(1_024))],
    ['RSA: a leading zero', rs256(Uint8Array.from([0, ...bytes(rsa.n)]))],
    ['RSA: an even modulus', rs256(filled(256, 0xfe))],
    ['RSA: the exponent 1', rs256(undefined, Uint8Array.from([1]))],
    ['RSA: an even exponent', rs256(undefined, Uint8Array.from([4]))],
    ['RSA: an exponent that is too long', rs256(undefined, filled(5))],
    ['RSA: no exponent', rs256(undefined, filled(0))],
    ['an algorithm that was not offered', p256([[3, -35]])],
    ['no key', new Map()],
  ])('%s', (_what, key) => {
    expect(faultOf(withKey(key))).toEqual({
      path: 'attestationObject',
      reason: 'passkeyHasNoUsableKey',
    })
  })
})
