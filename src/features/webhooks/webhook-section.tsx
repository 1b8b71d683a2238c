import { useState } from 'react'
import * as t from '#texts/webhooks.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { QueryBoundary } from '../../ui/empty-state/query-boundary.tsx'
import { PlusIcon } from '../../ui/icons/icons.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { useWebhooks } from '../../stores/webhooks.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookCard } from './webhook-card.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { maxWebhooks } from './webhook-texts.ts'

/** Webhooks of the sender's own system, with all actions on them. */
export function WebhookSection() {
  const view = useWebhooks()
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const isFull = (view.data?.length ?? 0) >= maxWebhooks
  return (
    <Section
      title={t.webhooksTitle}
      description={t.whatWebhooksAre}
      actions={
        view.data !== undefined && (
          <Button
            tone="primary"
            icon={<PlusIcon />}
            disabledReason={isFull ? t.atMostEndpoints({ max: maxWebhooks }) : undefined}
            onClick={() => setAdding(true)}
          >
            {t.addEndpoint}
          </Button>
        )
      }
    >
      <Stack $gap={5}>
        <QueryBoundary
          query={view}
          loading={t.loadingEndpoints}
          failed={t.failedToLoadEndpoints}
          unsupported={<EmptyState title={t.noWebhooksHere}>{t.thisServerSendsNone}</EmptyState>}
        >
          {(webhooks) =>
            webhooks.length === 0 ? (
              <EmptyState title={t.noEndpointsYet}>{t.addTheAddress}</EmptyState>
            ) : (
              webhooks.map((webhook) => (
                <WebhookCard key={webhook._id} webhook={webhook} onSecret={setSecret} />
              ))
            )
          }
        </QueryBoundary>
      </Stack>
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
