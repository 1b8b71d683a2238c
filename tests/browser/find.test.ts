import { describe, expect, it } from 'vitest'
import { browserPath, ownBrowser } from './find.mjs'

type Machine = NonNullable<Parameters<typeof browserPath>[0]>

const chrome = '/usr/bin/google-chrome'
const stub = '/usr/bin/chromium-browser'
const linux: Machine = {
  platform: 'linux',
  env: { PATH: '/usr/local/bin:/usr/bin' },
  home: '/home/ada',
  exists: () => false,
  runs: () => true,
  hasFonts: () => true,
  hasOwn: () => false,
}
const having = (...places: string[]): Partial<Machine> => ({
  exists: (place) => places.includes(place),
})
const windows = { platform: 'win32', env: { LOCALAPPDATA: String.raw`C:\Users\ada\Local` } }
const macChrome = 'Google Chrome.app/Contents/MacOS/Google Chrome'
const localChrome = String.raw`C:\Users\ada\Local\Google\Chrome\Application\chrome.exe`

describe('The tests drive', () => {
  it.each<[title: string, machine: Partial<Machine>, path: string | undefined]>([
    ['the browser that is chosen', { env: { CHROMIUM_PATH: '/opt/mine' } }, '/opt/mine'],
    ['an installed Chrome', having(chrome), chrome],
    [
      'the headless build before others',
      having(chrome, '/usr/bin/chromium-headless-shell'),
      '/usr/bin/chromium-headless-shell',
    ],
    ['one from the path', having('/usr/local/bin/chromium'), '/usr/local/bin/chromium'],
    ['a snap', having('/snap/bin/chromium'), '/snap/bin/chromium'],
    [
      'the next one if the first only says how to install it',
      { ...having(stub, chrome), runs: (place) => place !== stub },
      chrome,
    ],
    ['an installed one before their own', { ...having(chrome), hasOwn: () => true }, chrome],
    ['their own on a machine with no browser', { hasOwn: () => true }, ownBrowser],
    [
      'their own on a machine with no fonts',
      { ...having(chrome), hasFonts: () => false, hasOwn: () => true },
      ownBrowser,
    ],
    [
      'Chrome on a Mac',
      { platform: 'darwin', ...having(`/Applications/${macChrome}`) },
      `/Applications/${macChrome}`,
    ],
    [
      'Chrome of one user of a Mac',
      { platform: 'darwin', ...having(`/home/ada/Applications/${macChrome}`) },
      `/home/ada/Applications/${macChrome}`,
    ],
    ['Chrome on Windows', { ...windows, ...having(localChrome) }, localChrome],
    ['Playwright’s own browser on an empty machine', {}, undefined],
  ])('%s', (_, machine, path) => {
    expect(browserPath({ ...linux, ...machine })).toBe(path)
  })
})
