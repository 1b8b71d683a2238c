import { existsSync } from 'node:fs'

/** An installed browser, or undefined where Playwright's own download is to be used. */
export function browserPath(): string | undefined {
  const places = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  return places.find((place) => place !== undefined && existsSync(place))
}
