import { useState } from 'react'
import * as t from '#texts/apiKeys.ts'
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

/** API keys of a sender's systems. */
export function ApiKeys() {
  const query = useApiKeys()
  const [creating, setCreating] = useState(false)
  const createButton = (
    <Button tone="primary" icon={<PlusIcon />} onClick={() => setCreating(true)}>
      {t.createApiKey}
    </Button>
  )
  return (
    <Section
      title={t.apiKeysTitle}
      description={t.whatKeysAreFor}
      actions={query.data !== undefined && query.data.length > 0 && createButton}
    >
      <Stack>
        <QueryBoundary
          query={query}
          loading={t.loadingApiKeys}
          failed={t.failedToLoadApiKeys}
          unsupported={<EmptyState title={t.noApiKeysHere}>{t.thisServerKnowsNone}</EmptyState>}
        >
          {(keys) =>
            keys.length === 0 ? (
              <EmptyState title={t.noApiKeysYet} action={createButton}>
                {t.whatAKeyCanDo}
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
