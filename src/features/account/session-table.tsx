import { useMemo } from 'react'
import { styled } from 'styled-components'
import type { Session } from '../../../openapi.d.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { DateTime } from '../../ui/date-time/date-time.tsx'
import { focusContentAfter } from '../../ui/focus/focus-after.ts'
import { Row } from '../../ui/layout/layout.tsx'
import { DataTable } from '../../ui/table/table.tsx'
import type { Column } from '../../ui/table/table.tsx'
import { color } from '../../ui/theme/tokens.ts'

type SessionTableProps = {
  sessions: Session[]
  busy: boolean
  onEnd: (session: Session) => void
}

export function SessionTable({ sessions, busy, onEnd }: SessionTableProps) {
  const columns = useMemo(() => sessionColumns(onEnd), [onEnd])
  return (
    <TableFrame>
      <DataTable
        caption="Sessions"
        columns={columns}
        rows={sessions}
        rowKey={({ id }) => id}
        emptyText="No sessions."
        busy={busy}
      />
    </TableFrame>
  )
}

/** In plain words, as far as the browser says what it is. */
export function deviceText({ browser, system }: Pick<Session, 'browser' | 'system'>): string {
  if (browser === null) return system === null ? 'Unknown device' : `Unknown browser on ${system}`
  return system === null ? browser : `${browser} on ${system}`
}

function sessionColumns(end: (session: Session) => void): Column<Session>[] {
  return [
    {
      key: 'device',
      header: 'Device',
      cell: (session) => (
        <Row $gap={2}>
          <strong>{deviceText(session)}</strong>
          {session.isCurrent && <Badge tone="success">This session</Badge>}
        </Row>
      ),
    },
    {
      key: 'network',
      header: 'Network',
      cell: ({ network }) => network ?? <Unknown>Unknown</Unknown>,
    },
    { key: 'started', header: 'Logged in', cell: ({ startedAt }) => <DateTime iso={startedAt} /> },
    { key: 'used', header: 'Last used', cell: ({ lastUsedAt }) => <DateTime iso={lastUsedAt} /> },
    {
      key: 'actions',
      header: 'Actions',
      cell: (session) => (
        <Button
          ref={focusContentAfter}
          size="small"
          disabledReason={session.isCurrent ? 'Log out to end this session' : undefined}
          aria-label={`End ${deviceText(session)}`}
          onClick={() => end(session)}
        >
          End
        </Button>
      ),
    },
  ]
}

const TableFrame = styled.div`
  button {
    white-space: nowrap;
  }
`

const Unknown = styled.span`
  color: ${color.textMuted};
`
