import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/apiKeys.ts'
import { sentence } from '../../lib/sentence.ts'
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
import { useLastShown } from '../../ui/dialog/use-last-shown.ts'
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
          caption={t.apiKeysTitle}
          columns={columns}
          rows={keys}
          rowKey={({ id }) => id}
          emptyText={t.noApiKeysYet}
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
      header: common.name,
      cell: ({ name, hint }) => (
        <>
          <strong translate="no">{`${name} `}</strong>
          <Hint>{sentence(t.endsIn({ hint, code: (text) => <Code>{text}</Code> }))}</Hint>
        </>
      ),
    },
    {
      key: 'scopes',
      header: t.may,
      cell: ({ scopes }) => (
        <Scopes>
          {scopes.map((scope) => (
            <li key={scope}>{scopeTexts[scope]}</li>
          ))}
        </Scopes>
      ),
    },
    { key: 'created', header: t.created, cell: ({ createdAt }) => <DateTime iso={createdAt} /> },
    {
      key: 'used',
      header: t.lastUsed,
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? t.never : <DateTime iso={lastUsedAt} />),
    },
    {
      key: 'expires',
      header: t.expires,
      cell: ({ expiresAt }) => (expiresAt === null ? t.never : <DateTime iso={expiresAt} />),
    },
    {
      key: 'state',
      header: t.state,
      cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].text}</Badge>,
    },
    {
      key: 'actions',
      header: common.actions,
      cell: (key) => (
        <Button
          size="small"
          icon={<BlockedIcon size={18} />}
          disabledReason={key.state === 'REVOKED' ? t.thisKeyIsRevoked : undefined}
          aria-label={t.revokeKeyOfName({ name: key.name })}
          onClick={() => revoke(key)}
        >
          {t.revoke}
        </Button>
      ),
    },
  ]
}

const states: Record<ApiKeyState, { tone: Tone; text: string }> = {
  ACTIVE: { tone: 'success', text: t.active },
  EXPIRED: { tone: 'warning', text: t.expired },
  REVOKED: { tone: 'neutral', text: t.revoked },
}

type RevokeDialogProps = { apiKey: ApiKey | null; onClose: () => void }

function RevokeDialog({ apiKey, onClose }: RevokeDialogProps) {
  const last = useLastShown(apiKey)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ id }: ApiKey) => revokeApiKey(id),
    onSuccess: (_, { name }) => {
      toast.success(t.isRevoked({ name }))
      onClose()
    },
    onSettled: invalidateApiKeys,
  })
  return (
    <ConfirmDialog
      open={apiKey !== null}
      title={t.revokeQuestion({ name: last?.name ?? '' })}
      confirmLabel={t.revokeKey}
      cancelLabel={t.keepKey}
      tone="danger"
      busy={isPending}
      error={error !== null && messageOf(error, t.failedToRevoke)}
      onConfirm={() => apiKey && mutate(apiKey)}
      onClose={() => {
        reset()
        onClose()
      }}
    >
      {t.whatRevokingDoes}
    </ConfirmDialog>
  )
}

// Seven columns leave little space: texts and times wrap, buttons do not.
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
