import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Once and as small as can be, so that the server only has to send them. */
export function compressAssets(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/\.(?:js|css|svg|json|wasm)$/.test(name)) continue
    const file = join(folder, name)
    const content = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
    )
  }
}
