import * as t from '#texts/account.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { FullScreenSpinner } from '../../../ui/progress/spinner.tsx'
import { LazySetUpSteps } from './two-factor-section.tsx'
import { useSetUp } from './use-set-up.ts'

type RequiredSetUpProps = {
  /** The user's session is looked up again then, and their dashboard opens. */
  onDone: () => void
}

/** The set-up alone, where nothing else goes on without it. */
export function RequiredSetUp({ onDone }: RequiredSetUpProps) {
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
