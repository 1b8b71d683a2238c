import { expect, it, vi } from 'vitest'
import { retryLookup } from '../../../../src/features/session/session.ts'
import { showUnanswered, useSessionView } from '../../../../src/features/session/session-view.ts'

const code: { fail?: (reason: Error) => void } = vi.hoisted(() => ({}))
vi.mock(
  '../../../../src/features/session/session-actor.ts',
  () => new Promise((_, reject) => (code.fail = reject)),
)

it('A visitor who retries sees progress while the session’s code loads, and can retry after a failure', async () => {
  vi.useFakeTimers()
  showUnanswered()
  retryLookup()
  expect(useSessionView.getState()).toMatchObject({ state: 'unanswered', isAsking: true })

  await vi.waitFor(() => {
    code.fail?.(new Error('Failed to fetch dynamically imported module'))
    expect(useSessionView.getState()).toMatchObject({ state: 'unanswered', isAsking: false })
  })
  vi.useRealTimers()
})
