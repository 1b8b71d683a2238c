import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'

/** `value: null` clears the cookie. */
export interface CookieChange {
  name: 'accessToken' | 'refreshToken'
  value: string | null
  /** seconds */
  maxAge: number
}

// The refresh token is of no use outside the API, so pages and assets never carry it.
const paths: Record<CookieChange['name'], string> = { accessToken: '/', refreshToken: '/api' }

export function setCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  changes: CookieChange[],
  { allowedOrigins, cookieSecure }: Pick<Config, 'allowedOrigins' | 'cookieSecure'>,
): void {
  const crossSite = allowedOrigins.length > 0
  const isSecure = cookieSecure === 'auto' ? request.protocol === 'https' : cookieSecure === 'on'
  for (const { name, value, maxAge } of changes) {
    reply.setCookie(name, value ?? '', {
      path: paths[name],
      maxAge: value === null ? 0 : maxAge,
      httpOnly: true,
      sameSite: crossSite ? 'none' : 'lax',
      secure: crossSite || isSecure,
    })
  }
}
