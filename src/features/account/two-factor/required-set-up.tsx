import { useState } from 'react'
import * as t from '#texts/account.ts'
import * as texts from '#texts/accountProof.ts'
import { useTwoFactor } from '../../../stores/two-factor.ts'
import { Button } from '../../../ui/button/button.tsx'
import { QueryBoundary } from '../../../ui/empty-state/query-boundary.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { FullScreenSpinner } from '../../../ui/progress/spinner.tsx'
import { LazyAddPasskeyDialog } from '../passkeys/lazy-add-passkey-dialog.ts'
import { reasonAgainst } from '../passkeys/reason-against.ts'
import { LazySetUpSteps } from './two-factor-section.tsx'
import { useSetUp } from './use-set-up.ts'

type RequiredSetUpProps = {
  /** The user's session is looked up again then, and their dashboard opens. */
  onDone: () => void
  logInWithPasskey: () => Promise<unknown>
}

/** The set-up alone, where nothing else goes on without it: by a passkey that is there, or by the app or a new one. */
export function RequiredSetUp({ onDone, logInWithPasskey }: RequiredSetUpProps) {
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
          <Section title={texts.yourPasskey} description={texts.yourPasskeyIsEnough}>
            <Button tone="primary" size="large" onClick={() => void logInWithPasskey()}>
              {texts.logInWithPasskey}
            </Button>
          </Section>
        ) : (
          <Stack $gap={8}>
            <AppSetUp onDone={onDone} />
            <PasskeySetUp onDone={onDone} />
          </Stack>
        )
      }
    </QueryBoundary>
  )
}

type SetUpProps = Pick<RequiredSetUpProps, 'onDone'>

function AppSetUp({ onDone }: SetUpProps) {
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

function PasskeySetUp({ onDone }: SetUpProps) {
  const [isAdding, setAdding] = useState(false)
  const [isAdded, setAdded] = useState(false)
  return (
    <Section title={texts.orAPasskey} description={texts.aPasskeyIsEnough}>
      <Stack>
        {/* The page is gone by then unless it was one that asks for a touch only. */}
        {isAdded && <Notice tone="warning">{texts.passkeyIsNotEnough}</Notice>}
        <div>
          <Button size="large" disabledReason={reasonAgainst()} onClick={() => setAdding(true)}>
            {texts.addPasskey}
          </Button>
        </div>
      </Stack>
      <LazyAddPasskeyDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        onAdded={() => {
          setAdded(true)
          onDone()
        }}
      />
    </Section>
  )
}
