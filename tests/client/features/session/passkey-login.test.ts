import { expect, it, vi } from 'vitest'
import { logInWithPasskey } from '../../../../src/features/session/passkey-login.ts'
import { toast } from '../../../../src/ui/toast/toast.tsx'
import { usedPasskey } from '../../support/passkeys.ts'

vi.mock('../../../../src/features/session/session-actor.ts', () => {
  throw new Error('The connection was lost')
})

it('A visitor whose passkey comes to nothing, as code for it is lost, is told so', async () => {
  const error = vi.spyOn(toast, 'error')
  await expect(logInWithPasskey(usedPasskey)).rejects.toThrow(
    'There was an error when mocking a module',
  )
  expect(error.mock.calls).toEqual([['Login failed']])
})
