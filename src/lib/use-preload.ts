import { useEffect } from 'react'
import { whenIdle } from './scheduling.ts'

/**
 * Loads the code of a later part of the page ahead, as the connection may be lost by then. A failed load is
 * tried again when the part is shown.
 */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load])
}
