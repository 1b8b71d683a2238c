import { z } from 'zod/mini'
import { createBrowserStorage } from '../../lib/browser-storage.ts'

/** The camera that was chosen on this device, so that the choice lasts. */
const storage = createBrowserStorage('waybill-camera-', z.string())
const name = 'lens'

/** Null if none was chosen. */
export const chosenLens = (): string | null => storage.read(name)

export const rememberLens = (id: string): boolean => storage.write(name, id)
