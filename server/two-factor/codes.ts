import { randomInt } from 'node:crypto'
import { generateSecret, generateURI, verifySync } from 'otplib/functional'

/** Settings that each authenticator app takes: SHA-1, six digits, 30 seconds. */
const period = 30

export const newSecret = (): string => generateSecret()

export const uriOf = (secret: string, email: string): string =>
  generateURI({ issuer: 'Waybill', label: email, secret })

/** Number of the code's 30 seconds since 1970: now, those before or those after; null where it is of none. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({ secret, token: code, epoch, period, epochTolerance: period })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}

/** As users type them: with spaces, hyphens, or small letters. */
export const normalizeCode = (typed: string): string =>
  typed.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')

export const isAppCode = (code: string): boolean => /^[0-9]{6}$/.test(code)

// Without the letters that are taken for digits or for each other.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const recoveryCodeLength = 16
const recoveryCodeCount = 10

/** 80 bits each: too many for a guess, and for undoing their hash. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: recoveryCodeLength }, () =>
      alphabet.charAt(randomInt(alphabet.length)),
    ).join(''),
  )

/** In groups of four, which are copied with fewer mistakes. */
export const readableCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-')
