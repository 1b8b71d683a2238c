import type { Session } from '../../../openapi.d.ts'

/** A session as the host sends it. */
export const wireSession = (over: Partial<Session> = {}): Session => ({
  id: 's-1',
  browser: 'Firefox',
  system: 'Windows',
  network: '203.0.113.*',
  startedAt: '2026-03-01T09:00:00.000Z',
  lastUsedAt: '2026-03-02T10:30:00.000Z',
  isCurrent: true,
  ...over,
})
