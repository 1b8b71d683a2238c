import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** At the highest level a megabyte takes seconds, for which only a release that is packed waits. */
const isRelease = process.env['BUILD_FOR'] === 'release'
const manyBytes = 200_000
const quickLevel = 5

/** Once, so that the server only has to send them. */
export function compressAssets(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/\.(?:js|css|svg|json|wasm)$/.test(name)) continue
    const file = join(folder, name)
    const content = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          [constants.BROTLI_PARAM_QUALITY]: brotliLevel(content),
        },
      }),
    )
  }
}

const brotliLevel = (content: Buffer) =>
  isRelease || content.length < manyBytes ? constants.BROTLI_MAX_QUALITY : quickLevel
