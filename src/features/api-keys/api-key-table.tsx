import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import type { ApiKey, ApiKeyState } from '../../../openapi.d.ts'
import { messageOf } from '../../api/api-error.ts'
import { revokeApiKey } from '../../api/api-keys.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { invalidateApiKeys } from '../../stores/api-keys.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import type { Tone } from '../../ui/badge/tone.ts'
import { Button } from '../../ui/button/button.tsx'
import { Code } from '../../ui/code/code.tsx'
import { DateTime } from '../../ui/date-time/date-time.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { BlockedIcon } from '../../ui/icons/icons.tsx'
import { DataTable } from '../../ui/table/table.tsx'
import type { Column } from '../../ui/table/table.tsx'
import { color, fontSize } from '../../ui/theme/tokens.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { scopeTexts } from './scope-texts.ts'

export function ApiKeyTable({ keys, busy }: { keys: ApiKey[]; busy: boolean }) {
  const [toRevoke, setToRevoke] = useState<ApiKey | null>(null)
  const columns = useMemo(() => apiKeyColumns(setToRevoke), [])
  return (
    <>
      <TableFrame>
        <DataTable
          caption="API keys"
          columns={columns}
          rows={keys}
          rowKey={({ id }) => id}
          emptyText="No API keys yet."
          busy={busy}
        />
      </TableFrame>
      <RevokeDialog apiKey={toRevoke} onClose={() => setToRevoke(null)} />
    </>
  )
}

function apiKeyColumns(revoke: (key: ApiKey) => void): Column<ApiKey>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      cell: ({ name, hint }) => (
        <>
          <strong>{name}</strong>{' '}
          <Hint>
            ends in <Code>{hint}</Code>
          </Hint>
        </>
      ),
    },
    {
      key: 'scopes',
      header: 'May',
      cell: ({ scopes }) => (
        <Scopes>
          {scopes.map((scope) => (
            <li key={scope}>{scopeTexts[scope]}</li>
          ))}
        </Scopes>
      ),
    },
    { key: 'created', header: 'Created', cell: ({ createdAt }) => <DateTime iso={createdAt} /> },
    {
      key: 'used',
      header: 'Last used',
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? 'Never' : <DateTime iso={lastUsedAt} />),
    },
    {
      key: 'expires',
      header: 'Expires',
      cell: ({ expiresAt }) => (expiresAt === null ? 'Never' : <DateTime iso={expiresAt} />),
    },
    {
      key: 'state',
      header: 'State',
      cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].text}</Badge>,
    },
    {
      key: 'actions',
      header: 'Actions',
      cell: (key) => (
        <Button
          size="small"
          icon={<BlockedIcon size={18} />}
          disabledReason={key.state === 'REVOKED' ? 'This key is revoked' : undefined}
          aria-label={`Revoke ${key.name}`}
          onClick={() => revoke(key)}
        >
          Revoke
        </Button>
      ),
    },
  ]
}

const states: Record<ApiKeyState, { tone: Tone; text: string }> = {
  ACTIVE: { tone: 'success', text: 'Active' },
  EXPIRED: { tone: 'warning', text: 'Expired' },
  REVOKED: { tone: 'neutral', text: 'Revoked' },
}

type RevokeDialogProps = { apiKey: ApiKey | null; onClose: () => void }

function RevokeDialog({ apiKey, onClose }: RevokeDialogProps) {
  // While the dialog closes, it still says what it was about.
  const [last, setLast] = useState(apiKey)
  if (apiKey !== null && apiKey !== last) setLast(apiKey)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ id }: ApiKey) => revokeApiKey(id),
    onSuccess: (_, { name }) => {
      toast.success(`${name} is revoked`)
      onClose()
    },
    onSettled: invalidateApiKeys,
  })
  return (
    <ConfirmDialog
      open={apiKey !== null}
      title={`Revoke ${last?.name ?? ''}?`}
      confirmLabel="Revoke key"
      cancelLabel="Keep key"
      tone="danger"
      busy={isPending}
      error={error !== null && messageOf(error, 'Failed to revoke the API key')}
      onConfirm={() => apiKey && mutate(apiKey)}
      onClose={() => {
        reset()
        onClose()
      }}
    >
      Systems that use it lose access at once. This cannot be undone.
    </ConfirmDialog>
  )
}

// Seven columns leave little room: texts and times wrap, what is pressed does not.
const TableFrame = styled.div`
  button {
    white-space: nowrap;
  }
`

const Hint = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
`

const Scopes = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`
