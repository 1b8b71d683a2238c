/** The part of the Barcode Detection API that is used here, which few browsers have. */
export interface CodeReader {
  detect: (picture: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>
}

interface NativeReader {
  new (options: { formats: string[] }): CodeReader
  getSupportedFormats: () => Promise<readonly string[]>
}

declare global {
  var BarcodeDetector: NativeReader | undefined
}

/** The two kinds of code on our labels. */
const formats = ['code_128', 'qr_code'] as const

/** The browser's own reader where it has one for both kinds; else one that is loaded. */
export async function loadCodeReader(): Promise<CodeReader> {
  const native = globalThis.BarcodeDetector
  const supported = (await native?.getSupportedFormats()) ?? []
  if (native !== undefined && formats.every((format) => supported.includes(format)))
    return new native({ formats: [...formats] })
  const { createWasmReader } = await import('./wasm-code-reader.ts')
  return createWasmReader([...formats])
}
