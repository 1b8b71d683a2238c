import type { Config } from '../../config/config.ts'
import type { Tokens } from '../users/tokens.ts'
import type { CookieChange } from '../../http/cookies.ts'
import { refreshSeconds } from '../../config/values.ts'

/** `age`: seconds since the tokens began to count. */
export const sessionCookies = (
  { access, refresh }: Tokens,
  { accessMinutes }: Pick<Config, 'accessMinutes'>,
  age = 0,
): CookieChange[] => [
  { name: 'accessToken', value: access, maxAge: Math.max(0, accessMinutes * 60 - age) },
  { name: 'refreshToken', value: refresh, maxAge: Math.max(0, refreshSeconds - age) },
]

export const clearedSessionCookies: CookieChange[] = [
  { name: 'accessToken', value: null, maxAge: 0 },
  { name: 'refreshToken', value: null, maxAge: 0 },
]
