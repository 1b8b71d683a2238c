import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod/mini'

/**
 * Returns the addresses of all files that the client and these modules need, each after its imports.
 */
export function chunksOf(client: string, sources: readonly string[] = []): string[] {
  const text = readFileSync(join(client, '.vite/manifest.json'), 'utf8')
  const manifest = manifestShape.parse(JSON.parse(text))
  const seen = new Set<string>()
  const withImports = (source: string): string[] => {
    if (seen.has(source)) return []
    seen.add(source)
    const chunk = manifest[source]
    if (chunk === undefined) throw new Error(`The build has no chunk for ${source}`)
    return [...(chunk.imports ?? []).flatMap(withImports), `/${chunk.file}`]
  }
  return ['index.html', ...sources].flatMap(withImports)
}

/** Vite's manifest: keyed by the module that a chunk was made for, or by the chunk's own name. */
const manifestShape = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }),
)
