import { useState } from 'react'
import * as t from '#texts/account.ts'
import { useSessions } from '../../stores/account.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { QueryBoundary } from '../../ui/empty-state/query-boundary.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { EndSessionsDialog } from './end-sessions-dialog.tsx'
import { useOwnProof } from './own-proof.tsx'
import type { SessionsToEnd } from './end-sessions-dialog.tsx'
import { SessionTable } from './session-table.tsx'

/** Lists where the user is signed in, and ends sessions. */
export function SessionsSection() {
  const { isPasswordless } = useOwnProof()
  const query = useSessions()
  const sessions = query.data
  const [toEnd, setToEnd] = useState<SessionsToEnd | null>(null)
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) === true
  return (
    <Section
      title={t.sessionsTitle}
      description={isPasswordless ? t.whatSessionsAreWithoutPassword : t.whatSessionsAre}
      actions={
        sessions !== undefined && (
          <Button
            disabledReason={hasOthers ? undefined : t.notLoggedInElsewhere}
            onClick={() => setToEnd('others')}
          >
            {t.endAllOthers}
          </Button>
        )
      }
    >
      <Stack>
        <QueryBoundary
          query={query}
          loading={t.loadingSessions}
          failed={t.failedToLoadSessions}
          unsupported={<EmptyState title={t.noSessionsHere}>{t.thisServerTellsOfNone}</EmptyState>}
        >
          {(found) => <SessionTable sessions={found} busy={query.isFetching} onEnd={setToEnd} />}
        </QueryBoundary>
      </Stack>
      <EndSessionsDialog toEnd={toEnd} onClose={() => setToEnd(null)} />
    </Section>
  )
}
