import { useState } from 'react'
import { isUnknownCall } from '../../api/api-error.ts'
import { useSessions } from '../../stores/account.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state/empty-state.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { StaleNotice } from '../../ui/notice/stale-notice.tsx'
import { LoadingArea } from '../../ui/progress/spinner.tsx'
import { EndSessionsDialog } from './end-sessions-dialog.tsx'
import type { SessionsToEnd } from './end-sessions-dialog.tsx'
import { SessionTable } from './session-table.tsx'

/** Where the user is signed in, and the end of what they do not know. */
export function SessionsSection() {
  const { data: sessions, error, isFetching, refetch } = useSessions()
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
      {sessions === undefined ? (
        error === null ? (
          <LoadingArea text="Loading sessions…" />
        ) : isUnknownCall(error) ? (
          <EmptyState title="No sessions here.">This server tells of none.</EmptyState>
        ) : (
          <ErrorState title="Failed to load sessions." busy={isFetching} onRetry={refetch} />
        )
      ) : (
        <Stack>
          {error && (
            <StaleNotice
              text="Failed to load sessions. These may be out of date."
              busy={isFetching}
              onRetry={refetch}
            />
          )}
          <SessionTable sessions={sessions} busy={isFetching} onEnd={setToEnd} />
        </Stack>
      )}
      <EndSessionsDialog toEnd={toEnd} onClose={() => setToEnd(null)} />
    </Section>
  )
}
