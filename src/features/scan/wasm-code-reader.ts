import { BarcodeDetector, prepareZXingModule, purgeZXingModule } from 'barcode-detector/ponyfill'
import type { BarcodeFormat } from 'barcode-detector/ponyfill'
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** By default, the package would fetch its WebAssembly from another site. */
const overrides = { locateFile: () => wasmAddress }

export async function createWasmReader(formats: BarcodeFormat[]) {
  try {
    await prepareZXingModule({ overrides, fireImmediately: true })
  } catch (error) {
    // Otherwise the package keeps the failure for the next try.
    purgeZXingModule()
    throw error
  }
  return new BarcodeDetector({ formats })
}
