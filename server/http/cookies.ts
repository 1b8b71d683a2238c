import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'

/** Cookies of a request, by their names. */
export type RequestCookies = Readonly<Record<string, string | undefined>>

/** `value: null` clears the cookie. */
export interface CookieChange {
  name: 'accessToken' | 'refreshToken' | 'justChanged' | 'device' | 'signIn'
  value: string | null
  /** seconds */
  maxAge: number
}

// The refresh token is of no use outside the API, so pages and assets never carry it.
const paths: Record<CookieChange['name'], string> = {
  accessToken: '/',
  refreshToken: '/api',
  justChanged: '/api',
  device: '/api',
  signIn: '/api',
}

export function setCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  changes: CookieChange[],
  { allowedOrigins, cookieSecure }: Pick<Config, 'allowedOrigins' | 'cookieSecure'>,
): void {
  if (changes.length === 0) return
  const isCrossSite = allowedOrigins.length > 0
  const isSecure = cookieSecure === 'auto' ? request.protocol === 'https' : cookieSecure === 'on'
  for (const { name, value, maxAge } of changes) {
    reply.setCookie(name, value ?? '', {
      path: paths[name],
      maxAge: value === null ? 0 : maxAge,
      httpOnly: true,
      sameSite: isCrossSite ? 'none' : 'lax',
      secure: isCrossSite || isSecure,
    })
  }
}
