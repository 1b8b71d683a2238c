import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

// The highest takes thirty times as long for a tenth fewer bytes: only a release is worth the wait.
const quality = process.env['WAYBILL_BUILD'] === 'release' ? constants.BROTLI_MAX_QUALITY : 9

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
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    )
  }
}
