import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageBody } from './page-body.ts'
import type { PageBody } from './page-body.ts'

export interface Page {
  status: 200 | 404
  body: PageBody
  /** What the browser may load before it has read the page. */
  preload: readonly string[]
  /** The calls that its scripts begin with. */
  asks: readonly Ask[]
  /** From the address. */
  values: Readonly<Record<string, string | undefined>>
}

interface Ask {
  address: string
  needsSession: boolean
}

/** The page at a path; undefined before the face is built. */
export type FindPage = (path: string) => Page | undefined

/** The public pages as they were rendered by the build, and one page for all other screens. */
export function pagesIn(folder: string): FindPage {
  let find: FindPage | undefined
  return (path) => {
    find ??= readPages(folder)
    return find?.(path)
  }
}

function readPages(folder: string): FindPage | undefined {
  if (!existsSync(join(folder, 'index.html'))) return undefined
  const file = join(folder, '.pages/table.json')
  if (!existsSync(file)) {
    const only = readPage(join(folder, 'index.html'), { preload: [] }, 200)
    return () => only
  }
  const table = readTable(file)
  const read = (entry: Entry, status: Page['status'] = 200) =>
    readPage(join(folder, '.pages', entry.file), entry, status)
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
      const values = match?.groups ?? {}
      if (match !== null) return { ...page, asks: filled(page.asks, values), values }
    }
    return undefined
  }
  return (path) => pages.get(path) ?? screenAt(path) ?? notFound
}

/** With the values from the page's address; not where one is missing or is more than a plain word. */
function filled(asks: readonly Ask[], values: Page['values']): Ask[] {
  const fill = (place: string, name: string) => {
    const value = values[name] ?? ''
    return /^[\w-]+$/.test(value) ? value : place
  }
  return asks
    .map((ask) => ({ ...ask, address: ask.address.replaceAll(/\{(\w+)\}/g, fill) }))
    .filter(({ address }) => !address.includes('{'))
}

function readPage(
  file: string,
  { preload, asks = [] }: Omit<Entry, 'file'>,
  status: Page['status'],
): Page {
  return {
    status,
    body: pageBody(readFileSync(file, 'utf8')),
    preload: preload.map((address) => `<${address}>; rel=modulepreload; crossorigin`),
    asks,
    values: {},
  }
}

/** As the build wrote it. */
interface Table {
  pages: Record<string, Entry>
  /** Which paths are screens, as patterns; without a page of their own, the shell is theirs. */
  screens: { pattern: string; page?: Entry }[]
  shell: Entry
  notFound: Entry
}

type Entry = { file: string; preload: string[]; asks?: Ask[] }

function readTable(file: string): Table {
  const table: Table = JSON.parse(readFileSync(file, 'utf8'))
  return table
}
