import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A test waits as long as a busy machine needs; what is there already costs no time.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
