import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'

// A test waits as long as a busy machine needs; what is there already costs no time.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
// Next pages are prefetched only where a test is about that.
beforeEach(() => {
  if (typeof navigator === 'undefined') return
  const connection = { saveData: true }
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
})
