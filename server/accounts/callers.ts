import type { Callers } from '../http/openapi/authorize.ts'
import { authorizeKey } from './api-keys/authorize-key.ts'
import { authenticate } from './sessions/authenticate.ts'

/** Finds the caller of a request in its session or its key. */
export const callers: Callers = { ofCookies: authenticate, ofKey: authorizeKey }
