import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

// The highest quality takes thirty times as long for a tenth fewer bytes, so only releases use it.
const quality = process.env['WAYBILL_BUILD'] === 'release' ? constants.BROTLI_MAX_QUALITY : 9

/**
 * Compresses the built files in advance, and moves them to the folder that is served. A file that another
 * language also has is already there, since names contain a hash of the content. Uses only brotli, which most
 * clients accept; the server compresses for the others.
 */
export function compressAssets(built: string, served: string): void {
  for (const name of readdirSync(built)) {
    if (built !== served && existsSync(join(served, name))) continue
    const isCompressible = /\.(?:js|css|svg|json|wasm)$/.test(name)
    if (isCompressible) compress(join(built, name))
    if (built === served) continue
    // The file itself comes last, so that it never exists without its compressed copy.
    for (const file of isCompressible ? [`${name}.br`, name] : [name])
      renameSync(join(built, file), join(served, file))
  }
}

function compress(file: string): void {
  const content = readFileSync(file)
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
