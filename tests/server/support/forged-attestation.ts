import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { decodeAttestationObject, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers'
import type { NewPasskey } from '../../../openapi.d.ts'

/**
 * Adds to a new passkey what an Android phone states about its key: a certificate, and the one that has issued
 * it. Both are made up, and name an address for lists of revoked certificates.
 */
export function withForgedAttestation(
  passkey: NewPasskey,
  { publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject },
  address: string,
): NewPasskey {
  const clientData = sha256(Buffer.from(passkey.clientDataJSON, 'base64url'))
  const issuer = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ofKey = certificate({
    names: ['Issuer', 'Key'],
    publicKey,
    issuerKey: issuer.privateKey,
    extensions: [
      extension('2.5.29.31', revocationList(address)),
      extension('1.3.6.1.4.1.11129.2.1.17', keyDescription(clientData)),
    ],
  })
  const ofIssuer = certificate({
    names: ['Issuer', 'Issuer'],
    publicKey: issuer.publicKey,
    issuerKey: issuer.privateKey,
    extensions: [extension('2.5.29.31', revocationList(address))],
  })
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(passkey.attestationObject)).get(
    'authData',
  )
  const statement = new Map<string, number | Uint8Array | Uint8Array[]>([
    ['alg', -7],
    ['sig', new Uint8Array(sign('sha256', Buffer.concat([authData, clientData]), privateKey))],
    ['x5c', [ofKey, ofIssuer].map((one) => new Uint8Array(one))],
  ])
  const forged = new Map<string, string | Uint8Array | typeof statement>([
    ['fmt', 'android-key'],
    ['attStmt', statement],
    ['authData', authData],
  ])
  return { ...passkey, attestationObject: isoBase64URL.fromBuffer(isoCBOR.encode(forged)) }
}

interface Certificate {
  names: [issuer: string, subject: string]
  publicKey: KeyObject
  issuerKey: KeyObject
  extensions: Buffer[]
}

/** X.509 certificate in DER, valid for a day around now. */
function certificate({ names, publicKey, issuerKey, extensions }: Certificate): Buffer {
  const algorithm = der(0x30, oid('1.2.840.10045.4.3.2'))
  const [issuer, subject] = names.map(nameOf)
  const times = [-1, 1].map((days) => timeOf(new Date(Date.now() + days * 12 * 3_600_000)))
  const content = der(
    0x30,
    der(0xa0, number(2)),
    number(1),
    algorithm,
    issuer ?? Buffer.alloc(0),
    der(0x30, ...times),
    subject ?? Buffer.alloc(0),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(0x30, ...extensions)),
  )
  const signature = sign('sha256', content, issuerKey)
  return der(0x30, content, algorithm, der(0x03, Buffer.from([0]), signature))
}

const nameOf = (name: string) =>
  der(0x30, der(0x31, der(0x30, oid('2.5.4.3'), der(0x0c, Buffer.from(name)))))

const timeOf = (time: Date) =>
  der(0x17, Buffer.from(`${time.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`))

const extension = (id: string, content: Buffer) => der(0x30, oid(id), der(0x04, content))

const revocationList = (address: string) =>
  der(0x30, der(0x30, der(0xa0, der(0xa0, der(0x86, Buffer.from(address))))))

/** Android's description of a key, for the request with this hash. */
const keyDescription = (clientData: Buffer) =>
  der(
    0x30,
    number(3),
    enumerated(1),
    number(4),
    enumerated(1),
    der(0x04, clientData),
    der(0x04),
    der(0x30),
    der(0x30),
  )

const number = (value: number) => der(0x02, Buffer.from([value]))

const enumerated = (value: number) => der(0x0a, Buffer.from([value]))

function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(inSevenBits)]))
}

function inSevenBits(value: number): number[] {
  const digits = [value & 0x7f]
  for (let left = value >> 7; left > 0; left >>= 7) digits.unshift((left & 0x7f) | 0x80)
  return digits
}

/** Value of ASN.1: tag, length and content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const size = content.length
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest()
