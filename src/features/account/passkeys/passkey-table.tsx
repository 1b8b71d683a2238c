import { useMemo } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/passkeys.ts'
import type { Passkey } from '../../../../openapi.d.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DateTime } from '../../../ui/date-time/date-time.tsx'
import { Row } from '../../../ui/layout/layout.tsx'
import { DataTable } from '../../../ui/table/table.tsx'
import type { Column } from '../../../ui/table/table.tsx'

type PasskeyTableProps = {
  passkeys: Passkey[]
  busy: boolean
  onRename: (passkey: Passkey) => void
  onRemove: (passkey: Passkey) => void
}

export function PasskeyTable({ passkeys, busy, onRename, onRemove }: PasskeyTableProps) {
  const columns = useMemo(() => passkeyColumns(onRename, onRemove), [onRename, onRemove])
  return (
    <TableFrame>
      <DataTable
        caption={t.passkeysTitle}
        columns={columns}
        rows={passkeys}
        rowKey={({ id }) => id}
        emptyText={t.noPasskeysYet}
        busy={busy}
      />
    </TableFrame>
  )
}

function passkeyColumns(
  rename: PasskeyTableProps['onRename'],
  remove: PasskeyTableProps['onRemove'],
): Column<Passkey>[] {
  return [
    { key: 'name', header: common.name, cell: ({ name }) => <strong>{name}</strong> },
    { key: 'added', header: t.added, cell: ({ createdAt }) => <DateTime iso={createdAt} /> },
    {
      key: 'used',
      header: t.lastUsed,
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? t.never : <DateTime iso={lastUsedAt} />),
    },
    {
      key: 'actions',
      header: t.actions,
      cell: (passkey) => (
        <Row $gap={2} $nowrap>
          <Button
            size="small"
            aria-label={t.renameNamed({ name: passkey.name })}
            onClick={() => rename(passkey)}
          >
            {t.rename}
          </Button>
          <Button
            size="small"
            aria-label={t.removeNamed({ name: passkey.name })}
            onClick={() => remove(passkey)}
          >
            {common.remove}
          </Button>
        </Row>
      ),
    },
  ]
}

const TableFrame = styled.div`
  button,
  time {
    white-space: nowrap;
  }
`
