import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { scanGrayBuffer } from '@undecaf/zbar-wasm'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { Picture } from './picture.ts'

/** Readers of other makers, by the name of what has them inside; each answers all codes that it sees. */
export const codeReaders = {
  zbar: async ({ grey, width, height }) => {
    const codes = await scanGrayBuffer(new Uint8Array(grey).buffer, width, height)
    return codes.map((code) => code.decode())
  },
  zxing: async ({ grey, width, height }) => {
    const data = new Uint8ClampedArray(grey.length * 4)
    for (const [index, value] of grey.entries()) data.set([value, value, value, 255], index * 4)
    const codes = await readBarcodes({ data, width, height, colorSpace: 'srgb' }, { formats: [] })
    return codes.map(({ text }) => text)
  },
} satisfies Record<string, (picture: Picture) => Promise<string[]>>

prepareZXingModule({
  overrides: {
    wasmBinary: new Uint8Array(
      readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')),
    ).buffer,
  },
})

/** The picture as a printer without grey has it: each dot is black or white. */
export const inOneInk = ({ width, height, grey }: Picture): Picture => ({
  width,
  height,
  grey: grey.map((value) => (value < 128 ? 0 : 255)),
})
