/** The part of the Barcode Detection API that is used here; few browsers have it. */
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

/** Formats of the codes on our labels. */
const formats = ['code_128', 'qr_code'] as const

/** Uses the browser's own reader if it supports both formats, else loads one. */
export async function loadCodeReader(): Promise<CodeReader> {
  const native = globalThis.BarcodeDetector
  const supported = (await native?.getSupportedFormats()) ?? []
  if (native !== undefined && formats.every((format) => supported.includes(format)))
    return new native({ formats: [...formats] })
  const { createWasmReader } = await import('./wasm-code-reader.ts')
  return createWasmReader([...formats])
}
