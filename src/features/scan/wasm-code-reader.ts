import { BarcodeDetector, prepareZXingModule, purgeZXingModule } from 'barcode-detector/ponyfill'
import type { BarcodeFormat } from 'barcode-detector/ponyfill'
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** Left to itself, the package would fetch its WebAssembly from another site. */
const overrides = { locateFile: () => wasmAddress }

export async function createWasmReader(formats: BarcodeFormat[]) {
  try {
    await prepareZXingModule({ overrides, fireImmediately: true })
  } catch (error) {
    // The package would answer the next try with the same failure.
    purgeZXingModule()
    throw error
  }
  return new BarcodeDetector({ formats })
}
