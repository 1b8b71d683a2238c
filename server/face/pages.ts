import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageBody } from './page-body.ts'
import type { PageBody } from './page-body.ts'

export interface Page {
  status: 200 | 404
  body: PageBody
  /** What the browser may load before it has read the page. */
  link: string | undefined
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
    const only = readPage(join(folder, 'index.html'), [], 200)
    return () => only
  }
  const table = readTable(file)
  const read = ({ file, preload }: Entry, status: Page['status'] = 200) =>
    readPage(join(folder, '.pages', file), preload, status)
  const pages = new Map(Object.entries(table.pages).map(([path, entry]) => [path, read(entry)]))
  const shell = read(table.shell)
  const screens = table.screens.map(({ pattern, page }) => ({
    pattern: new RegExp(pattern, 'i'),
    page: page ? read(page) : shell,
  }))
  const notFound = read(table.notFound, 404)
  return (path) =>
    pages.get(path) ?? screens.find(({ pattern }) => pattern.test(path))?.page ?? notFound
}

function readPage(file: string, preload: readonly string[], status: Page['status']): Page {
  const links = preload.map((address) => `<${address}>; rel=modulepreload; crossorigin`)
  return {
    status,
    body: pageBody(readFileSync(file, 'utf8')),
    link: links.length > 0 ? links.join(', ') : undefined,
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

type Entry = { file: string; preload: string[] }

function readTable(file: string): Table {
  const table: Table = JSON.parse(readFileSync(file, 'utf8'))
  return table
}
