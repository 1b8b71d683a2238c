import { vi } from 'vitest'

/** Goes to another tab, or comes back to this one. */
export function look(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
