import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod/mini'

/** The files that the browser needs to run these modules, as addresses. */
export function chunksOf(face: string, sources: readonly string[]): string[] {
  const manifest = manifestShape.parse(
    JSON.parse(readFileSync(join(face, '.vite/manifest.json'), 'utf8')),
  )
  const found = new Set<string>()
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

const manifestShape = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }),
)
