import { useCallback } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/account.ts'
import { invalidateSessions } from '../../../stores/account.ts'
import { invalidateTwoFactor, useTwoFactor } from '../../../stores/two-factor.ts'
import { invalidateNotifications } from '../../../stores/unread-count.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { QueryBoundary } from '../../../ui/empty-state/query-boundary.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { LazyBoundary, lazyComponent } from '../../../ui/lazy/lazy-boundary.tsx'
import { TwoFactorOn } from './two-factor-on.tsx'
import { useSetUp } from './use-set-up.ts'
import type { SetUpFlow } from './use-set-up.ts'

type TwoFactorSectionProps = {
  /** Called if two-factor authentication is required, and must be set up again before anything else. */
  onTurnedOff: () => void
}

/** Shows whether logins require a code as well, and changes it. */
export function TwoFactorSection({ onTurnedOff }: TwoFactorSectionProps) {
  const query = useTwoFactor()
  // A change of two-factor authentication ends all other sessions.
  const refresh = useCallback(() => {
    invalidateTwoFactor()
    invalidateSessions()
    invalidateNotifications()
  }, [])
  const setUp = useSetUp(refresh)
  const isSettingUp = !setUp.flow.matches('idle') && !setUp.flow.matches('done')
  return (
    <Section title={common.twoFactorAuthentication} description={t.whatTwoFactorIs}>
      {/* The recovery codes stay until the user has saved them, although the set-up is done. */}
      {isSettingUp ? (
        <LazySetUpSteps {...setUp} />
      ) : (
        <Stack>
          <QueryBoundary
            query={query}
            loading={t.loadingTwoFactor}
            failed={t.failedToLoadTwoFactor}
            stale={t.twoFactorMayBeOutOfDate}
            unsupported={
              <EmptyState title={t.noTwoFactorHere}>{t.thisServerDoesNotHaveIt}</EmptyState>
            }
          >
            {({ isOn, recoveryCodesLeft, isRequired }) =>
              isOn ? (
                <TwoFactorOn
                  recoveryCodesLeft={recoveryCodesLeft}
                  isRequired={isRequired}
                  onTurnedOff={() => {
                    invalidateTwoFactor()
                    if (isRequired) onTurnedOff()
                  }}
                />
              ) : (
                <div>
                  <Button onClick={() => setUp.send({ type: 'START' })}>{t.setUpTwoFactor}</Button>
                </div>
              )
            }
          </QueryBoundary>
        </Stack>
      )}
    </Section>
  )
}

/** Loads the steps, with the QR code, when the set-up begins. */
export function LazySetUpSteps(setUp: SetUpFlow) {
  return (
    <LazyBoundary shown onClose={() => setUp.send({ type: 'CANCEL' })}>
      {() => {
        const SetUpSteps = currentSteps()
        return <SetUpSteps {...setUp} />
      }}
    </LazyBoundary>
  )
}

const currentSteps = lazyComponent<SetUpFlow>(
  async () => (await import('./set-up-steps.tsx')).SetUpSteps,
)
