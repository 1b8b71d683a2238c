import { useState } from 'react'
import { useApiKeys } from '../../stores/api-keys.ts'
import { Button } from '../../ui/button/button.tsx'
import { lazyDialog } from '../../ui/dialog/dialog.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { QueryBoundary } from '../../ui/empty-state/query-boundary.tsx'
import { PlusIcon } from '../../ui/icons/icons.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { ApiKeyTable } from './api-key-table.tsx'
import type { CreateApiKeyDialogProps } from './create-api-key-dialog.tsx'

const CreateApiKeyDialog = lazyDialog<CreateApiKeyDialogProps>(
  async () => (await import('./create-api-key-dialog.tsx')).CreateApiKeyDialog,
)

/** The keys that a sender's systems call with. */
export function ApiKeys() {
  const query = useApiKeys()
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
      actions={query.data !== undefined && query.data.length > 0 && createButton}
    >
      <Stack>
        <QueryBoundary
          query={query}
          noun="API keys"
          unsupported={<EmptyState title="No API keys here.">This server knows none.</EmptyState>}
        >
          {(keys) =>
            keys.length === 0 ? (
              <EmptyState title="No API keys yet." action={createButton}>
                A key can do only what you allow, and you can revoke it at any time.
              </EmptyState>
            ) : (
              <ApiKeyTable keys={keys} busy={query.isFetching} />
            )
          }
        </QueryBoundary>
      </Stack>
      <CreateApiKeyDialog open={creating} onClose={() => setCreating(false)} />
    </Section>
  )
}
