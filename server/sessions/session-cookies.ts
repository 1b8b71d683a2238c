import type { CookieChange } from '../http/cookies.ts'
import { accessSeconds, refreshSeconds, type Tokens } from './tokens.ts'

/** `age`: seconds since the tokens began to count. */
export const sessionCookies = ({ access, refresh }: Tokens, age = 0): CookieChange[] => [
  { name: 'accessToken', value: access, maxAge: Math.max(0, accessSeconds - age) },
  { name: 'refreshToken', value: refresh, maxAge: Math.max(0, refreshSeconds - age) },
]

export const clearedSessionCookies: CookieChange[] = [
  { name: 'accessToken', value: null, maxAge: 0 },
  { name: 'refreshToken', value: null, maxAge: 0 },
]
