import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Language } from '../../openapi.d.ts'

export interface Page {
  status: 200 | 404
  /** With `__NONCE__` in place of the nonce, which is new for each response. */
  html: string
  /** Files that the browser may load before it has parsed the page. */
  preload: readonly string[]
  /** Requests to the API that its scripts send first. */
  requests: readonly PageRequest[]
  /** The origin that its scripts send their requests to; null for this server's own. */
  apiOrigin: string | null
  needsWebAssembly: boolean
}

type PageRequest = z.infer<typeof pageRequest>
type PageEntry = z.infer<typeof pageEntry>

/** Finds the page at a path, in a language; undefined before the client is built. */
export type FindPage = (path: string, language: Language) => Page | undefined

/** Finds the public pages that the build has rendered, and one page for all other screens. */
export function createPageFinder(folder: string): FindPage {
  const found = new Map<Language, FindInLanguage>()
  return (path, language) => {
    // Checked again each time until that language is built, which may happen while the server runs.
    const built = found.has(language) || isBuilt(folder, language) ? language : 'en'
    const find = found.get(built) ?? readPages(folder, built)
    if (find !== undefined) found.set(built, find)
    return find?.(path)
  }
}

/** The build puts all pages of a language there in one step. */
const isBuilt = (client: string, language: Language): boolean =>
  existsSync(join(client, '.pages', language))

type FindInLanguage = (path: string) => Page | undefined

const pageRequest = z.object({ address: z.string(), needsSession: z.boolean() })
const pageEntry = z.object({
  file: z.string(),
  preload: z.array(z.string()),
  requests: z.array(pageRequest).default([]),
  needsWebAssembly: z.boolean().default(false),
})

/** Shape of `table.json`, which the build writes. */
const pageTable = z.object({
  pages: z.record(z.string(), pageEntry),
  /** Patterns of the paths of screens; a screen without a page of its own gets the shell. */
  screens: z.array(z.object({ pattern: z.string(), page: pageEntry.optional() })),
  /** Pattern of the paths that are rendered in the browser only, even if they have no screen. */
  areas: z.string(),
  shell: pageEntry,
  notFound: pageEntry,
  apiOrigin: z.string().nullable().default(null),
})

function readPages(client: string, language: Language): FindInLanguage | undefined {
  if (!existsSync(join(client, 'index.html'))) return undefined
  const folder = join(client, '.pages', language)
  const tableFile = join(folder, 'table.json')
  if (!existsSync(tableFile)) {
    const html = readFileSync(join(client, 'index.html'), 'utf8')
    const page = { html, preload: [], requests: [], apiOrigin: null, needsWebAssembly: false }
    return () => ({ status: 200, ...page })
  }
  const table = pageTable.parse(JSON.parse(readFileSync(tableFile, 'utf8')))
  const { apiOrigin } = table
  const read = (entry: PageEntry, status: Page['status'] = 200): Page => ({
    status,
    html: readFileSync(join(folder, entry.file), 'utf8'),
    preload: entry.preload.map((address) => `<${address}>; rel=modulepreload; crossorigin`),
    requests: entry.requests,
    apiOrigin,
    needsWebAssembly: entry.needsWebAssembly,
  })
  const pages = new Map(Object.entries(table.pages).map(([path, entry]) => [path, read(entry)]))
  const shell = read(table.shell)
  const screens = table.screens.map(({ pattern, page }) => ({
    pattern: new RegExp(pattern, 'i'),
    page: page ? read(page) : shell,
  }))
  const notFound = read(table.notFound, 404)
  const screenAt = (path: string) => {
    for (const { pattern, page } of screens) {
      const match = pattern.exec(path)
      if (match !== null) return withValues(page, match.groups ?? {})
    }
    return undefined
  }
  const areas = new RegExp(table.areas, 'i')
  const lostInArea = read(table.shell, 404)
  return (path) => pages.get(path) ?? screenAt(path) ?? (areas.test(path) ? lostInArea : notFound)
}

/** Fills in values from the page's address; leaves out a request if one of its values is missing. */
function withValues(page: Page, groups: Record<string, string | undefined>): Page {
  const values = new Map(Object.entries(groups).filter(([, value]) => isPlainWord(value)))
  const fill = (placeholder: string, name: string) => values.get(name) ?? placeholder
  return {
    ...page,
    html: page.html.replaceAll('__TRACKING_ID__', () => values.get('trackingId') ?? ''),
    requests: page.requests
      .map((one) => ({ ...one, address: one.address.replaceAll(/\{(\w+)\}/g, fill) }))
      .filter(({ address }) => !address.includes('{')),
  }
}

// Only such words of an address get into a page or a header; no underscores either, because
// the placeholders of a page are written with them.
const isPlainWord = (value = '') => /^[A-Za-z\d-]+$/.test(value)
