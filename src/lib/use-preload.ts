import { useEffect } from 'react'
import { whenIdle } from './scheduling.ts'

/**
 * Preloads the code of a later part of the page, since the connection can be lost by then. Showing the part
 * retries a failed load.
 */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load])
}
