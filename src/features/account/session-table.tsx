import { useMemo } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as devices from '#texts/devices.ts'
import * as t from '#texts/account.ts'
import { deviceText } from '../../../domain/device-text.ts'
import type { Session } from '../../../openapi.d.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { DateTime } from '../../ui/date-time/date-time.tsx'
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
        caption={t.sessionsTitle}
        columns={columns}
        rows={sessions}
        rowKey={({ id }) => id}
        emptyText={t.noSessions}
        busy={busy}
      />
    </TableFrame>
  )
}

function sessionColumns(end: (session: Session) => void): Column<Session>[] {
  return [
    {
      key: 'device',
      header: t.device,
      cell: (session) => (
        <Row $gap={2}>
          <strong>{deviceText(devices, session)}</strong>
          {session.isCurrent && <Badge tone="success">{t.thisSession}</Badge>}
        </Row>
      ),
    },
    {
      key: 'network',
      header: t.network,
      cell: ({ network }) =>
        network === null ? (
          <Unknown>{t.unknown}</Unknown>
        ) : (
          <bdi dir="ltr" translate="no">
            {network}
          </bdi>
        ),
    },
    { key: 'started', header: t.loggedIn, cell: ({ startedAt }) => <DateTime iso={startedAt} /> },
    { key: 'used', header: t.lastUsed, cell: ({ lastUsedAt }) => <DateTime iso={lastUsedAt} /> },
    {
      key: 'actions',
      header: common.actions,
      cell: (session) => (
        <Button
          size="small"
          disabledReason={session.isCurrent ? t.logOutToEnd : undefined}
          aria-label={t.endDevice({ device: deviceText(devices, session) })}
          onClick={() => end(session)}
        >
          {t.endIt}
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
