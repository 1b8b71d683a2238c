import { useState } from 'react'
import * as t from '#texts/account.ts'
import { useTwoFactor } from '../../../stores/two-factor.ts'
import { Button } from '../../../ui/button/button.tsx'
import { QueryBoundary } from '../../../ui/empty-state/query-boundary.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { FullScreenSpinner } from '../../../ui/progress/spinner.tsx'
import { LazyAddPasskeyDialog } from '../passkeys/lazy-add-passkey-dialog.ts'
import { reasonAgainstPasskeys } from '../passkeys/reason-against.ts'
import { LazySetUpSteps } from './two-factor-section.tsx'
import { useSetUp } from './use-set-up.ts'

type RequiredSetUpProps = {
  /** Looks the user up again, and opens their dashboard. */
  onDone: () => void
  /** Looks the user up as well; the page stays until it is known whether the passkey is enough. */
  onPasskeyAdded: () => Promise<void>
  passkeyLogin: PasskeyLogin
}

interface PasskeyLogin {
  begin: () => void
  isBusy: boolean
  isDone: boolean
}

/** Required set-up before anything else: log in with an existing passkey, use the app, or add a passkey. */
export function RequiredSetUp({ onDone, onPasskeyAdded, passkeyLogin }: RequiredSetUpProps) {
  const query = useTwoFactor()
  return (
    <QueryBoundary
      query={query}
      loading={t.loadingTwoFactor}
      failed={t.failedToLoadTwoFactor}
      unsupported={<AppSetUp onDone={onDone} />}
    >
      {({ hasVerifiedPasskey }) =>
        hasVerifiedPasskey ? (
          <OwnPasskey {...passkeyLogin} />
        ) : (
          <Stack $gap={8}>
            <AppSetUp onDone={onDone} />
            <PasskeySetUp onPasskeyAdded={onPasskeyAdded} />
          </Stack>
        )
      }
    </QueryBoundary>
  )
}

function OwnPasskey({ begin, isBusy, isDone }: PasskeyLogin) {
  return (
    <Stack>
      {/* Visible only if the passkey merely asked for a touch; otherwise the dashboard has opened. */}
      {isDone && !isBusy && <Notice tone="warning">{t.passkeyWasTouched}</Notice>}
      <div>
        <Button tone="primary" size="large" busy={isBusy} onClick={begin}>
          {t.logInWithPasskey}
        </Button>
      </div>
    </Stack>
  )
}

function AppSetUp({ onDone }: Pick<RequiredSetUpProps, 'onDone'>) {
  const setUp = useSetUp(onDone)
  const { flow, send } = setUp
  if (flow.matches('done')) return <FullScreenSpinner />
  return (
    <Section title={t.yourAuthenticatorApp} description={t.whatTwoFactorIs}>
      {flow.matches('idle') ? (
        <Button tone="primary" size="large" onClick={() => send({ type: 'START' })}>
          {t.setUpTwoFactor}
        </Button>
      ) : (
        <LazySetUpSteps {...setUp} />
      )}
    </Section>
  )
}

function PasskeySetUp({ onPasskeyAdded }: Pick<RequiredSetUpProps, 'onPasskeyAdded'>) {
  const [isAdding, setAdding] = useState(false)
  const [isAdded, setAdded] = useState(false)
  const onAdded = async () => {
    setAdded(false)
    await onPasskeyAdded()
    setAdded(true)
  }
  return (
    <Section title={t.orAPasskey} description={t.aPasskeyIsEnough}>
      <Stack>
        {/* Visible only if the passkey merely asked for a touch; otherwise the dashboard has opened. */}
        {isAdded && <Notice tone="warning">{t.passkeyIsNotEnough}</Notice>}
        <div>
          <Button
            size="large"
            disabledReason={reasonAgainstPasskeys()}
            onClick={() => setAdding(true)}
          >
            {t.addPasskey}
          </Button>
        </div>
      </Stack>
      <LazyAddPasskeyDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        onAdded={() => void onAdded().catch(() => {})}
      />
    </Section>
  )
}
