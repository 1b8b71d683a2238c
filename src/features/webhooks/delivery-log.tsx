import { useState } from 'react'
import { styled } from 'styled-components'
import { replayWebhookDelivery } from '../../api/webhooks.ts'
import type { Webhook, WebhookDelivery } from '../../api/webhooks.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Code } from '../../ui/code/code.tsx'
import { DateTime } from '../../ui/date-time/date-time.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state/empty-state.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { StaleNotice } from '../../ui/notice/stale-notice.tsx'
import { NumberedPagination, useLastPage } from '../../ui/pagination/pagination.tsx'
import { LoadingArea } from '../../ui/progress/spinner.tsx'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'
import { useWebhookDeliveries } from '../../stores/webhooks.ts'
import { useAction } from './use-action.ts'
import { deliveryVerdicts } from './webhook-texts.ts'

const limit = 5

/** What an endpoint was sent, newest first, and how it went. */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const [page, setPage] = useState(1)
  const view = useWebhookDeliveries({ webhookId: webhook.id, page, limit })
  useLastPage(view, page, setPage)
  if (view.status === 'pending') return <LoadingArea text="Loading deliveries…" />
  if (view.status === 'error') {
    return (
      <ErrorState
        title="Failed to load deliveries."
        busy={view.isFetching}
        onRetry={view.refetch}
      />
    )
  }
  return (
    <section aria-label={`Deliveries to ${webhook.url}`}>
      <Stack $gap={4}>
        {view.error && (
          <StaleNotice
            text="Failed to load deliveries. These may be out of date."
            busy={view.isFetching}
            onRetry={view.refetch}
          />
        )}
        {view.rows.length === 0 ? (
          <EmptyState title="Nothing has been sent yet.">
            The next change to one of your parcels will be.
          </EmptyState>
        ) : (
          <List>
            {view.rows.map((delivery) => (
              <li key={delivery.id}>
                <Delivery delivery={delivery} webhook={webhook} />
              </li>
            ))}
          </List>
        )}
        {view.pages > 1 && (
          <NumberedPagination
            label="Pages of deliveries"
            page={page}
            pages={view.pages}
            onPage={setPage}
          />
        )}
      </Stack>
    </section>
  )
}

type DeliveryProps = { delivery: WebhookDelivery; webhook: Webhook }

function Delivery({ delivery, webhook }: DeliveryProps) {
  const { id, type, trackingId, state, createdAt, nextAt, attempts } = delivery
  const { run, isBusy } = useAction()
  const { tone, text } = deliveryVerdicts[state]
  const replay = () => run(() => replayWebhookDelivery(webhook.id, id), texts)
  return (
    <Stack $gap={2}>
      <Row $justify="space-between">
        <Row $gap={2}>
          <Badge tone={tone}>{text}</Badge>
          <strong>{type}</strong>
          {trackingId !== null && <Code>{trackingId}</Code>}
          <Small>
            <DateTime iso={createdAt} />
          </Small>
        </Row>
        <Button
          size="small"
          busy={isBusy}
          disabledReason={webhook.state === 'DISABLED' ? 'Enable the endpoint first' : undefined}
          onClick={() => void replay()}
        >
          Send again
        </Button>
      </Row>
      {attempts.length > 0 && (
        <Attempts aria-label="Attempts">
          {attempts.map(({ number, at, status, error, milliseconds }) => (
            <li key={number}>
              <DateTime iso={at} />: {error ?? `answered ${status ?? ''}`}, after {milliseconds} ms
            </li>
          ))}
        </Attempts>
      )}
      {nextAt !== null && (
        <Small>
          {attempts.length === 0 ? 'Sent' : 'Next try'}: <DateTime iso={nextAt} />
        </Small>
      )}
    </Stack>
  )
}

const texts = { done: 'Sending it again', failed: 'Failed to send this again' }

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    padding-block: ${space(3)};
    border-top: 1px solid ${color.border};
    overflow-wrap: anywhere;
  }
`

const Attempts = styled.ol`
  margin: 0;
  padding-inline-start: ${space(5)};
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`

const Small = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`
