import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod/mini'

/** The files that the browser needs to run the face and these modules of it, as addresses. */
export function chunksOf(face: string, sources: readonly string[] = []): string[] {
  const read = (file: string) => readFileSync(join(face, file), 'utf8')
  const manifest = manifestShape.parse(JSON.parse(read('.vite/manifest.json')))
  const found = new Set(scriptsIn(read('index.html')))
  const add = (name: string) => {
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`The build has no chunk for ${name}`)
    const address = `/${chunk.file}`
    if (found.has(address)) return
    found.add(address)
    chunk.imports?.forEach(add)
  }
  sources.forEach(add)
  return [...found]
}

/** What starts the face; each of these comes after those that it imports. */
function scriptsIn(html: string): string[] {
  return [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(
    ([, address = '']) => address,
  )
}

const manifestShape = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }),
)
