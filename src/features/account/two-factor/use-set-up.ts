import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import * as t from '#texts/account.ts'
import { twoFactorSetUpMachine } from '../../../../machines/two-factor-set-up.ts'
import type { AppSecret } from '../../../../machines/two-factor-set-up.ts'
import type { RecoveryCodes, TwoFactorSetUpRequest } from '../../../../openapi.d.ts'
import { hasCode, messageOf } from '../../../api/api-error.ts'
import { fieldErrors } from '../../../api/field-errors.ts'
import { beginTwoFactor, confirmTwoFactor } from '../../../api/two-factor.ts'
import { useInspectable } from '../../../lib/actor-inspection.ts'
import { toast } from '../../../ui/toast/toast.tsx'

export type SetUpFlow = ReturnType<typeof useSetUp>

/** Calls `onDone` also if another tab has completed the set-up. */
export function useSetUp(onDone: () => void) {
  const machine = useMemo(() => setUpFlow.provide({ actions: { announceDone: onDone } }), [onDone])
  const [flow, send, actor] = useMachine(machine)
  useInspectable(actor)
  return { flow, send }
}

const setUpFlow = twoFactorSetUpMachine.provide({
  actors: {
    beginTwoFactor: fromPromise<AppSecret, TwoFactorSetUpRequest>(({ input }) =>
      beginTwoFactor(input),
    ),
    confirmTwoFactor: fromPromise<RecoveryCodes, { code: string }>(({ input }) =>
      confirmTwoFactor(input),
    ),
  },
  actions: {
    announceFailure: (_, { error }) => {
      const isShown = hasCode(error, 'LOGIN_AGAIN_REQUIRED')
      if (!isShown && fieldErrors(error, ['password', 'code']) === null)
        toast.error(messageOf(error, t.failedToSetUp))
    },
  },
})
