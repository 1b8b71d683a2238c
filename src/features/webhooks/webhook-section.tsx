import { useState } from 'react'
import { isUnknownCall } from '../../api/api-error.ts'
import type { Webhook } from '../../api/webhooks.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state/empty-state.tsx'
import { PlusIcon } from '../../ui/icons/icons.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { StaleNotice } from '../../ui/notice/stale-notice.tsx'
import { LoadingArea } from '../../ui/progress/spinner.tsx'
import { useWebhooks } from '../../stores/webhooks.ts'
import type { QueryResult } from '../../stores/use-query.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookCard } from './webhook-card.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { maxWebhooks } from './webhook-texts.ts'

/** The endpoints of the sender's own system, and everything that can be done to them. */
export function WebhookSection() {
  const view = useWebhooks()
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const isFull = (view.data?.length ?? 0) >= maxWebhooks
  return (
    <Section
      title="Webhooks"
      description="Your own system gets a signed message whenever one of your parcels changes (Standard Webhooks)."
      actions={
        view.data !== undefined && (
          <Button
            tone="primary"
            icon={<PlusIcon />}
            disabledReason={isFull ? `You can have at most ${maxWebhooks} endpoints` : undefined}
            onClick={() => setAdding(true)}
          >
            Add endpoint
          </Button>
        )
      }
    >
      <Endpoints view={view} onSecret={setSecret} />
      {isAdding && (
        <WebhookDialog
          webhook={null}
          onClose={() => setAdding(false)}
          onAdded={(added) => {
            setAdding(false)
            setSecret(added)
          }}
        />
      )}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Section>
  )
}

type EndpointsProps = { view: QueryResult<Webhook[]>; onSecret: (secret: string) => void }

function Endpoints({ view, onSecret }: EndpointsProps) {
  const { data: webhooks, error, isFetching, refetch } = view
  if (webhooks === undefined) {
    if (error === null) return <LoadingArea text="Loading endpoints…" />
    if (isUnknownCall(error)) {
      return <EmptyState title="No webhooks here.">This server sends none.</EmptyState>
    }
    return <ErrorState title="Failed to load endpoints." busy={isFetching} onRetry={refetch} />
  }
  return (
    <Stack $gap={5}>
      {error && (
        <StaleNotice
          text="Failed to load endpoints. These may be out of date."
          busy={isFetching}
          onRetry={refetch}
        />
      )}
      {webhooks.length === 0 ? (
        <EmptyState title="No endpoints yet.">
          Add the address at which your system listens.
        </EmptyState>
      ) : (
        webhooks.map((webhook) => (
          <WebhookCard key={webhook.id} webhook={webhook} onSecret={onSecret} />
        ))
      )}
    </Stack>
  )
}
