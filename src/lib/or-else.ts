import { z } from 'zod/mini'

/** What does not fit the schema becomes the fallback. */
export const orElse = z.catch
