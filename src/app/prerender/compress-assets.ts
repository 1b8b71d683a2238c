import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

// The highest quality takes thirty times as long for a tenth fewer bytes, so only releases use it.
const quality = process.env['WAYBILL_BUILD'] === 'release' ? constants.BROTLI_MAX_QUALITY : 9

/**
 * Moves the built files to the folder that is served, and compresses them in advance. A file that another
 * language has as well is there already, as names contain a hash of the content.
 */
export function compressAssets(built: string, served: string): void {
  for (const name of readdirSync(built)) {
    const file = join(served, name)
    if (built !== served) {
      if (existsSync(file)) continue
      renameSync(join(built, name), file)
    }
    if (/\.(?:js|css|svg|json|wasm)$/.test(name)) compress(file)
  }
}

function compress(file: string): void {
  const content = readFileSync(file)
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  )
}
