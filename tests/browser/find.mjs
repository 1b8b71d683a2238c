// Finds the browser that the tests drive. Plain Node, because nothing may be installed yet.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, posix, win32 } from 'node:path'

/** Starts the browser that is unpacked below `node_modules`, with its own libraries and fonts. */
export const ownBrowser = join(import.meta.dirname, 'chromium')
export const unpacked = join(import.meta.dirname, 'node_modules/.chromium')

/** Advice if the tests find no browser. */
export const withoutBrowser =
  'Run `npx playwright install chromium`, or install Chromium or Chrome.'

/**
 * Path of the browser; undefined if none is installed and none was brought. Playwright's own download may
 * still exist then.
 */
export function browserPath(machine = thisMachine) {
  const { env, exists, runs, hasFonts, hasOwn } = machine
  const chosen = env['CHROMIUM_PATH']
  if (chosen) return chosen
  // A browser on a machine without a single font shows no text.
  const isUsable = (place) => exists(place) && hasFonts() && runs(place)
  return installedPlaces(machine).find(isUsable) ?? (hasOwn() ? ownBrowser : undefined)
}

/** Where Chromium and Chrome are installed, best first. */
function installedPlaces({ platform, env, home }) {
  if (platform === 'darwin') {
    return ['/Applications', `${home}/Applications`].flatMap((folder) => [
      `${folder}/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${folder}/Chromium.app/Contents/MacOS/Chromium`,
    ])
  }
  if (platform === 'win32') {
    const folders = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']]
    return folders.flatMap((folder = '') => [
      win32.join(folder, 'Google/Chrome/Application/chrome.exe'),
      win32.join(folder, 'Chromium/Application/chrome.exe'),
    ])
  }
  // The headless build shows the same pages in a fifth less time.
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
  const folders = new Set([...(env['PATH'] ?? '').split(':'), '/usr/bin', '/snap/bin'])
  return names.flatMap((name) => [...folders].map((folder) => posix.join(folder, name)))
}

const thisMachine = {
  platform: process.platform,
  env: process.env,
  home: homedir(),
  exists: existsSync,
  // An updated lockfile requires another version.
  hasOwn: () =>
    existsSync(unpacked) &&
    statSync(unpacked).mtimeMs >= statSync(join(import.meta.dirname, 'package-lock.json')).mtimeMs,
  runs: isRunnable,
  hasFonts,
}

/**
 * True if it starts: on some systems, the program of that name only says how to install the browser.
 * @param {string} place
 */
export function isRunnable(place) {
  // On Windows, asking for the version would open a window.
  if (process.platform === 'win32') return existsSync(place)
  return spawnSync(place, ['--version'], { stdio: 'ignore', timeout: 10_000 }).status === 0
}

/** True if text is visible: only a machine with Linux may have no font at all. */
export function hasFonts() {
  if (process.platform !== 'linux') return true
  const folders = [
    '/usr/share/fonts',
    '/usr/local/share/fonts',
    '/run/current-system/sw/share/X11/fonts',
    join(homedir(), '.fonts'),
    join(homedir(), '.local/share/fonts'),
  ]
  return folders.some(holdsFont)
}

function holdsFont(folder) {
  try {
    return readdirSync(folder, { recursive: true }).some((file) => /\.(?:otf|tt[cf])$/i.test(file))
  } catch {
    return false
  }
}
