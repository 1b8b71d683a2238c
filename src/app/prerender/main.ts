/**
 * Runs after the client's build in a language, with the folder of that build and a working folder as its
 * arguments: writes each public page as HTML that needs no scripts to be shown, and the table in which the
 * server finds the pages.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as t from '#texts/site.ts'
import { direction, language } from '#texts/language.ts'
import { apiBaseUrl } from '../../api/base-url.ts'
import { paths } from '../../lib/paths.ts'
import { rightToLeftStyle } from '../../ui/theme/right-to-left.ts'
import { redirects } from '../routes.tsx'
import { chunksOf } from './chunks.ts'
import { compressAssets } from './compress-assets.ts'
import {
  areaShell,
  dashboards,
  notFoundPage,
  patternOf,
  patternOfAreas,
  publicPages,
  routes,
  scanScreen,
  screenAt,
  sharedScreen,
} from './pages.ts'
import type { PageRequest } from './pages.ts'
import { renderPage, renderShell } from './render.tsx'
import type { Rendered } from './render.tsx'

// Ends with the build.
process.once('disconnect', () => process.exit(1))

const client = 'dist/client'
const [, , built = client, folder = 'dist/pages'] = process.argv
const template = readFileSync(join(built, 'index.html'), 'utf8')
// Separate scripts run in separate tasks, which block the page for a shorter time.
const importsOfEntry = chunksOf(built)
  .slice(0, -1)
  .map((file) => `<script type="module" crossorigin src="${file}"></script>`)
  .join('')
mkdirSync(folder, { recursive: true })

// Renders only the complete page: centered content would move as further parts arrive.
const wholeFirst = '<link rel="expect" href="#toasts" blocking="render">'

// Lays out content below the first view in the second frame, so that the first frame is shown
// sooner.
const firstViewFirst =
  '<style nonce="__NONCE__">@keyframes below{from,to{content-visibility:hidden}}' +
  '#more,#site-footer{animation:below 1ms;contain-intrinsic-height:3000px}</style>'

const ofDirection =
  direction === 'rtl' ? `<style nonce="__NONCE__">${rightToLeftStyle}</style>` : ''

const pages: Record<string, { file: string; preload: string[]; requests?: PageRequest[] }> = {}
for (const { address, file, source } of [...publicPages, notFoundPage]) {
  const preload = chunksOf(built, [source])
  const { title, area } = screenAt(address)
  const isCentered = area === 'standalone' || address === notFoundPage.address
  const first = isCentered ? wholeFirst : address === paths.home() ? firstViewFirst : ''
  write(file, pageWith(await renderPage(address), { title, preload, isPrerendered: true, first }))
  pages[address] = { file, preload }
}

const shellBody = await renderShell()
// The same page, which also preloads the screen's code, since the browser finds imports only one after another.
const shellWith = (file: string, sources: string[]) => {
  const preload = chunksOf(built, sources)
  write(file, pageWith(shellBody, { title: 'Waybill', preload, isPrerendered: false }))
  return { file, preload }
}
const configured = (import.meta.env.VITE_API_BASE_URL ?? '').trim()
// The server's content security policy has to allow requests to this origin.
const apiOrigin = configured === '' ? null : new URL(apiBaseUrl(configured)).origin
// Preloads no requests to another API host: the server of the page cannot know what that host needs.
const withRequests = (requests: PageRequest[]) => (apiOrigin === null ? { requests } : {})
for (const { address, file, source } of dashboards) {
  pages[address] = {
    ...shellWith(file, [...areaShell.sources, source]),
    ...withRequests(areaShell.requests),
  }
}
const shared = {
  ...shellWith(sharedScreen.file, sharedScreen.sources),
  ...withRequests(sharedScreen.requests),
}
const sharedPrerendered = { ...shared, file: sharedScreen.prerenderedFile }
write(sharedPrerendered.file, await trackedPage(shared.preload))

const scan = {
  ...shellWith(scanScreen.file, [...areaShell.sources, scanScreen.source]),
  ...withRequests(areaShell.requests),
  needsWebAssembly: true,
}

const { [notFoundPage.address]: notFound, ...others } = pages
const screens = [
  { pattern: sharedScreen.prerenderedPattern, page: sharedPrerendered },
  ...[...routes.map(({ path }) => path), ...Object.keys(redirects)].map((path) => ({
    pattern: patternOf(path),
    ...(path === sharedScreen.path && { page: shared }),
    // Covers every spelling of the path that the router accepts.
    ...(path === scanScreen.address && { page: scan }),
  })),
]
const shell = shellWith('shell.html', [])
const table = { pages: others, screens, areas: patternOfAreas, shell, notFound, apiOrigin }
write('table.json', JSON.stringify(table, null, 2))
compressAssets(join(built, 'assets'), join(client, 'assets'))
// Moved last and in a single step, after everything that the pages need, since a server may already
// be looking for the pages.
const served = join(client, '.pages', language)
mkdirSync(join(client, '.pages'), { recursive: true })
rmSync(served, { recursive: true, force: true })
renameSync(folder, served)

// Open broadcast channels of the pages would keep this program running.
process.exit(0)

/** Renders the page of one parcel during its lookup; the server inserts the tracking ID. */
async function trackedPage(preload: string[]): Promise<string> {
  const address = paths.track(sharedScreen.placeholder)
  const { body, styles } = await renderPage(address)
  const placed = body.replaceAll(sharedScreen.placeholder, '__TRACKING_ID__')
  if (!placed.includes('__TRACKING_ID__') || placed.includes('ZZZZ'))
    throw new Error('The page of a parcel has its tracking ID in another spelling.')
  const { title } = screenAt(address)
  return pageWith({ body: placed, styles }, { title, preload, isPrerendered: true })
}

interface Parts {
  title: string
  preload: string[]
  isPrerendered: boolean
  /** Markup that controls the first paint. */
  first?: string
}

function pageWith({ body, styles }: Rendered, parts: Parts): string {
  const { title, preload, isPrerendered, first = '' } = parts
  check(body)
  const links = preload.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
  const places: [string, string][] = [
    ['<html lang="en">', `<html lang="${language}" dir="${direction}">`],
    ['Send parcels, follow them live, confirm delivery.', t.description],
    ['Waybill needs JavaScript. Please turn it on and load the page again.', t.needsJavaScript],
    ['<script type="module"', `${importsOfEntry}<script type="module"`],
    ['<title>Waybill</title>', `<title>${title}</title>`],
    ['</head>', `${first}${links.join('')}${ofDirection}${styles}</head>`],
    ['<div id="root">', `<div id="root"${isPrerendered ? ' data-prerendered' : ''}>${body}`],
  ]
  return places.reduce((html, [place, text]) => replaceOnce(html, place, text), template)
}

function replaceOnce(html: string, place: string, text: string): string {
  const parts = html.split(place)
  if (parts.length !== 2)
    throw new Error(`index.html has ${place} ${parts.length - 1} times, and has to have it once.`)
  return parts.join(text)
}

/** Throws on markup that the content security policy forbids, or that needs scripts to be shown. */
function check(body: string): void {
  if (/ style="/.test(body)) throw new Error('The policy refuses styles in attributes.')
  if (/<script/.test(body)) throw new Error('The page would need a script to be seen.')
}

function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text)
}
