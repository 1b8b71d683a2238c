import { randomInt } from 'node:crypto'
import { generateSecret, generateURI, verifySync } from 'otplib/functional'

/** Seconds. Every authenticator app supports SHA-1, six digits and 30 seconds. */
const period = 30

export const newSecret = (): string => generateSecret()

export const uriOf = (secret: string, email: string): string =>
  generateURI({ issuer: 'Waybill', label: email, secret })

/** Time step of the code: the current one, the one before or after it; null if it matches none. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({ secret, token: code, epoch, period, epochTolerance: period })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}

/** Users type spaces, hyphens and lower case, and confuse letters with digits. */
export const normalizeCode = (typed: string): string =>
  typed.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')

export const isAppCode = (code: string): boolean => /^[0-9]{6}$/.test(code)

// Without letters that are confused with digits or each other.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const recoveryCodeLength = 16
const recoveryCodeCount = 10

/** 80 bits each: too many to guess, even from their hash. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: recoveryCodeLength }, () =>
      alphabet.charAt(randomInt(alphabet.length)),
    ).join(''),
  )

/** Groups of four are easier to copy. */
export const readableCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-')
