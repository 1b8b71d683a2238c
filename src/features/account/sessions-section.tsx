import { useState } from 'react'
import { useSessions } from '../../stores/account.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { QueryBoundary } from '../../ui/empty-state/query-boundary.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { EndSessionsDialog } from './end-sessions-dialog.tsx'
import type { SessionsToEnd } from './end-sessions-dialog.tsx'
import { SessionTable } from './session-table.tsx'

/** Lists where the user is signed in, and ends what they do not know. */
export function SessionsSection() {
  const query = useSessions()
  const sessions = query.data
  const [toEnd, setToEnd] = useState<SessionsToEnd | null>(null)
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) === true
  return (
    <Section
      title="Sessions"
      description="The devices where you are logged in. If you do not recognize one, end it and change your password."
      actions={
        sessions !== undefined && (
          <Button
            disabledReason={hasOthers ? undefined : 'You are not logged in anywhere else'}
            onClick={() => setToEnd('others')}
          >
            End all others
          </Button>
        )
      }
    >
      <Stack>
        <QueryBoundary
          query={query}
          noun="sessions"
          unsupported={
            <EmptyState title="No sessions here.">This server tells of none.</EmptyState>
          }
        >
          {(found) => <SessionTable sessions={found} busy={query.isFetching} onEnd={setToEnd} />}
        </QueryBoundary>
      </Stack>
      <EndSessionsDialog toEnd={toEnd} onClose={() => setToEnd(null)} />
    </Section>
  )
}
