import { hash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const secretLength = 30
const checksumLength = 6

/** Key with a prefix that identifies it as one of ours, and a checksum that reveals typing errors. */
export function newKey(): string {
  const secret = Array.from({ length: secretLength }, () =>
    alphabet.charAt(randomInt(alphabet.length)),
  ).join('')
  return `wb_${secret}${checksumOf(secret)}`
}

/** Sorts out strings that cannot be a key, without a query. */
export function isWellFormed(key: string): boolean {
  const [, secret, checksum] = /^wb_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/.exec(key) ?? []
  return secret !== undefined && checksum === checksumOf(secret)
}

export const hashOfKey = (key: string): Buffer => hash('sha256', key, 'buffer')

export const hintOf = (key: string): string => key.slice(-4)

function checksumOf(secret: string): string {
  let rest = crc32(secret)
  let digits = ''
  while (digits.length < checksumLength) {
    digits = alphabet.charAt(rest % alphabet.length) + digits
    rest = Math.floor(rest / alphabet.length)
  }
  return digits
}
