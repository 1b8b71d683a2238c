import { createHmac, hash, randomBytes } from 'node:crypto'

export interface Tokens {
  access: string
  refresh: string
}

export const newTokens = (): Tokens => ({ access: newToken(), refresh: newToken() })

/**
 * Derives the successor from the parent token and the salt in its row: a repeated renewal gets the
 * same tokens. Neither is enough alone, so no token is stored in plain text.
 */
export const successorTokens = (parentRefreshToken: string, salt: Buffer): Tokens => ({
  access: derived(parentRefreshToken, salt, 'access'),
  refresh: derived(parentRefreshToken, salt, 'refresh'),
})

export const newSalt = () => randomBytes(32)

export const hashOfToken = (token: string): Buffer => hash('sha256', token, 'buffer')

export const newToken = () => randomBytes(32).toString('base64url')

function derived(parent: string, salt: Buffer, what: 'access' | 'refresh'): string {
  return createHmac('sha256', parent).update(salt).update(what).digest('base64url')
}
