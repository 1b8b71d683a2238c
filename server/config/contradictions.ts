interface Settings {
  allowedOrigins: string[]
  cookieSecure: string
  host: string
  rateLimits: string
}

/** Settings that are fine alone and wrong together; each sentence says what to do. */
export function contradictions(settings: Settings): string[] {
  const { allowedOrigins, cookieSecure, host, rateLimits } = settings
  const found: string[] = []
  if (cookieSecure === 'off' && allowedOrigins.length > 0) {
    found.push(
      'COOKIE_SECURE=off does not go with ALLOWED_ORIGINS: browsers drop cookies for another ' +
        'origin unless they are Secure. Set COOKIE_SECURE=auto, or leave ALLOWED_ORIGINS out.',
    )
  }
  if (rateLimits === 'off' && !isLoopback(host)) {
    found.push(
      `RATE_LIMITS=off is for load tests on this machine only, but HOST=${host} can be reached ` +
        'from outside. Set HOST=127.0.0.1, or RATE_LIMITS=on.',
    )
  }
  return found
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}
