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
    <Section
      title="Your authenticator app"
      description="You also enter a code from an app on your phone when you log in, so a stolen password is not enough."
    >
      {flow.matches('idle') ? (
        <Button tone="primary" size="large" onClick={() => send({ type: 'START' })}>
          Set up two-factor authentication
        </Button>
      ) : (
        <LazySetUpSteps {...setUp} />
      )}
    </Section>
  )
}
