import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { projectRoot } from '../../server/project-root.ts'

const client = join(projectRoot, 'dist/client')

type Entry = { file: string; preload: string[]; needsWebAssembly?: boolean }
interface Table {
  pages: Record<string, Entry>
  screens: { pattern: string; page?: Entry }[]
  shell: Entry
  notFound: Entry
}
type Manifest = Record<string, { file: string; imports?: string[] }>

/** Reads the client of `npm run build`. */
export function builtClient() {
  if (!existsSync(join(client, '.pages/en/table.json')))
    throw new Error('dist/client is missing: run "npm run build" before these tests.')
  const table: Table = JSON.parse(read('.pages/en/table.json').toString())
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json').toString())

  /** Files that these modules need before they can run. */
  function closureOf(...sources: string[]): string[] {
    const found = new Set<string>()
    const add = (name: string) => {
      const chunk = manifest[name]
      if (chunk === undefined) throw new Error(`The build has no chunk for ${name}`)
      if (found.has(chunk.file)) return
      found.add(chunk.file)
      chunk.imports?.forEach(add)
    }
    sources.forEach(add)
    return [...found]
  }

  return {
    table,
    closureOf,
    read,
    html: ({ file }: Entry) => read(`.pages/en/${file}`).toString(),
    /** Files that the page preloads. */
    preloadOf: (page: Entry | undefined) =>
      (page?.preload ?? []).map((address) => address.slice(1)),
    codeOf: (files: Iterable<string>) => [...files].map((file) => read(file).toString()).join('\n'),
    /** Bytes after gzip. */
    weigh: (files: Iterable<string>) =>
      [...files].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0),
  }
}

const read = (file: string) => readFileSync(join(client, file))
