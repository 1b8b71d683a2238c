import { existsSync } from 'node:fs'

/** An installed browser, or undefined where Playwright's own download is to be used. */
export function browserPath(): string | undefined {
  const places = [
    process.env['CHROMIUM_PATH'],
    // Without windows of its own: the same pages in a fifth less time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  return places.find((place) => place !== undefined && existsSync(place))
}
