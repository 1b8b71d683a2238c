import { useState } from 'react'
import { isUnknownCall } from '../../api/api-error.ts'
import { useApiKeys } from '../../stores/api-keys.ts'
import { Button } from '../../ui/button/button.tsx'
import { lazyDialog } from '../../ui/dialog/dialog.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state/empty-state.tsx'
import { PlusIcon } from '../../ui/icons/icons.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { StaleNotice } from '../../ui/notice/stale-notice.tsx'
import { LoadingArea } from '../../ui/progress/spinner.tsx'
import { ApiKeyTable } from './api-key-table.tsx'
import type { CreateApiKeyDialogProps } from './create-api-key-dialog.tsx'

const CreateApiKeyDialog = lazyDialog<CreateApiKeyDialogProps>(
  async () => (await import('./create-api-key-dialog.tsx')).CreateApiKeyDialog,
)

/** The keys that a sender's systems call with. */
export function ApiKeys() {
  const { data: keys, error, isFetching, refetch } = useApiKeys()
  const [creating, setCreating] = useState(false)
  const createButton = (
    <Button tone="primary" icon={<PlusIcon />} onClick={() => setCreating(true)}>
      Create API key
    </Button>
  )
  return (
    <Section
      title="API keys"
      description="With a key, your shop or another system can create and track parcels."
      actions={keys !== undefined && keys.length > 0 && createButton}
    >
      {keys === undefined ? (
        error === null ? (
          <LoadingArea text="Loading API keys…" />
        ) : isUnknownCall(error) ? (
          <EmptyState title="No API keys here.">This server knows none.</EmptyState>
        ) : (
          <ErrorState title="Failed to load API keys." busy={isFetching} onRetry={refetch} />
        )
      ) : (
        <Stack>
          {error && (
            <StaleNotice
              text="Failed to load API keys. These may be out of date."
              busy={isFetching}
              onRetry={refetch}
            />
          )}
          {keys.length === 0 ? (
            <EmptyState title="No API keys yet." action={createButton}>
              A key can do only what you allow, and you can revoke it at any time.
            </EmptyState>
          ) : (
            <ApiKeyTable keys={keys} busy={isFetching} />
          )}
        </Stack>
      )}
      <CreateApiKeyDialog open={creating} onClose={() => setCreating(false)} />
    </Section>
  )
}
