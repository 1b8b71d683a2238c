import { useState } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/webhooks.ts'
import type { Webhook, WebhookDelivery } from '../../../openapi.d.ts'
import { sentence } from '../../lib/sentence.ts'
import { messageOf } from '../../api/api-error.ts'
import { replayWebhookDelivery } from '../../api/webhooks.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Code } from '../../ui/code/code.tsx'
import { DateTime } from '../../ui/date-time/date-time.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { QueryBoundary } from '../../ui/empty-state/query-boundary.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { NumberedPagination, useLastPage } from '../../ui/pagination/pagination.tsx'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { useMutation } from '../../lib/use-mutation.ts'
import { invalidateWebhooks, useWebhookDeliveries } from '../../stores/webhooks.ts'
import { deliveryVerdicts } from './webhook-texts.ts'

const limit = 5

/** Lists the messages to an endpoint with their results, newest first. */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const [page, setPage] = useState(1)
  const view = useWebhookDeliveries({ webhookId: webhook._id, page, limit })
  useLastPage(view, page, setPage)
  return (
    <QueryBoundary query={view} loading={t.loadingDeliveries} failed={t.failedToLoadDeliveries}>
      {({ rows }) => (
        <section aria-label={t.deliveriesTo({ url: webhook.url })}>
          <Stack $gap={4}>
            {rows.length === 0 ? (
              <EmptyState title={t.nothingHasBeenSentYet}>{t.theNextChangeWillBe}</EmptyState>
            ) : (
              <List>
                {rows.map((delivery) => (
                  <li key={delivery._id}>
                    <Delivery delivery={delivery} webhook={webhook} />
                  </li>
                ))}
              </List>
            )}
            {view.pages > 1 && (
              <NumberedPagination
                label={t.pagesOfDeliveries}
                page={page}
                pages={view.pages}
                onPage={setPage}
              />
            )}
          </Stack>
        </section>
      )}
    </QueryBoundary>
  )
}

type DeliveryProps = { delivery: WebhookDelivery; webhook: Webhook }

function Delivery({ delivery, webhook }: DeliveryProps) {
  const { _id: id, type, trackingId, state, createdAt, nextAt, attempts } = delivery
  const { tone, text } = deliveryVerdicts[state]
  const replay = useMutation({
    mutationFn: () => replayWebhookDelivery(webhook._id, id),
    onSuccess: () => toast.success(t.sendingItAgain),
    onError: (error) => toast.error(messageOf(error, t.failedToSendAgain)),
    onSettled: invalidateWebhooks,
  })
  return (
    <Stack $gap={2}>
      <Row $justify="space-between">
        <Row $gap={2}>
          <Badge tone={tone}>{text}</Badge>
          <strong>{type}</strong>
          {trackingId !== undefined && <Code>{trackingId}</Code>}
          <Small>
            <DateTime iso={createdAt} />
          </Small>
        </Row>
        <Button
          size="small"
          busy={replay.isPending}
          disabledReason={webhook.state === 'DISABLED' ? t.enableTheEndpointFirst : undefined}
          onClick={() => replay.mutate()}
        >
          {t.sendAgain}
        </Button>
      </Row>
      {attempts.length > 0 && (
        <Attempts aria-label={t.attempts}>
          {attempts.map(({ number, at, status, error, milliseconds }) => {
            const attempt = { at, milliseconds: String(milliseconds), time: timeOf }
            return (
              <li key={number}>
                {sentence(
                  error === null
                    ? t.attemptAnswered({ ...attempt, status: String(status ?? '') })
                    : t.attemptFailed({ ...attempt, error }),
                )}
              </li>
            )
          })}
        </Attempts>
      )}
      {nextAt !== undefined && (
        <Small>
          {sentence(
            (attempts.length === 0 ? t.willBeSent : t.nextTry)({ at: nextAt, time: timeOf }),
          )}
        </Small>
      )}
    </Stack>
  )
}

const timeOf = (iso: string) => <DateTime iso={iso} />

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
