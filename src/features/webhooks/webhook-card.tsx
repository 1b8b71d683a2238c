import { useState } from 'react'
import { styled } from 'styled-components'
import { messageOf } from '../../api/api-error.ts'
import {
  deleteWebhook,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '../../api/webhooks.ts'
import type { Webhook, WebhookTestResult } from '../../api/webhooks.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card, DescriptionList } from '../../ui/card/card.tsx'
import { Code } from '../../ui/code/code.tsx'
import { DateTime } from '../../ui/date-time/date-time.tsx'
import { focusContentAfter } from '../../ui/focus/focus-after.ts'
import { Row } from '../../ui/layout/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { fontSize } from '../../ui/theme/tokens.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { useMutation } from '../../lib/use-mutation.ts'
import { invalidateWebhooks } from '../../stores/webhooks.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookQuestion } from './webhook-question.tsx'
import { disabledTexts, eventTexts, webhookVerdicts } from './webhook-texts.ts'

type WebhookCardProps = { webhook: Webhook; onSecret: (secret: string) => void }

type OpenDialog = 'edit' | 'rotate' | 'remove' | null

export function WebhookCard({ webhook, onSecret }: WebhookCardProps) {
  const { id, url, events, state, disabledReason, failingSince, previousSecretUntil } = webhook
  const isEnabled = state !== 'DISABLED'
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const close = () => setDialog(null)
  const [isLogOpen, setLogOpen] = useState(false)
  const [tested, setTested] = useState<WebhookTestResult | null>(null)
  const test = useMutation({
    mutationFn: () => testWebhook(id),
    onSuccess: (result) => {
      toast.success('Test sent')
      setTested(result)
    },
    onError: (error) => toast.error(messageOf(error, 'Failed to send the test')),
    onSettled: invalidateWebhooks,
  })
  const enable = useMutation({
    mutationFn: (isEnabled: boolean) => updateWebhook(id, { isEnabled }),
    onSuccess: (_, next) => toast.success(next ? 'Endpoint enabled' : 'Endpoint disabled'),
    onError: (error) =>
      toast.error(messageOf(error, `Failed to ${isEnabled ? 'disable' : 'enable'} the endpoint`)),
    onSettled: invalidateWebhooks,
  })
  return (
    <Card aria-labelledby={`webhook-${id}`}>
      <Row $justify="space-between" $align="flex-start">
        <Title id={`webhook-${id}`}>
          <Code>{url}</Code>
        </Title>
        <Badge tone={webhookVerdicts[state].tone}>{webhookVerdicts[state].text}</Badge>
      </Row>
      {(disabledReason === 'GONE' || disabledReason === 'FAILING') && (
        <Notice tone="warning">{disabledTexts[disabledReason]}</Notice>
      )}
      <DescriptionList
        items={[
          { term: 'Events', value: events.map((event) => eventTexts[event]).join(' · ') },
          { term: 'Added', value: <DateTime iso={webhook.createdAt} /> },
          ...(failingSince === null
            ? []
            : [{ term: 'Failing since', value: <DateTime iso={failingSince} /> }]),
          ...(previousSecretUntil === null
            ? []
            : [{ term: 'Old secret until', value: <DateTime iso={previousSecretUntil} /> }]),
        ]}
      />
      <output>{tested && <TestResult tested={tested} />}</output>
      <Row $gap={2}>
        <Button
          size="small"
          busy={test.isPending}
          onClick={() => {
            setTested(null)
            test.mutate()
          }}
        >
          Send a test
        </Button>
        <Button size="small" onClick={() => setDialog('edit')}>
          Edit
        </Button>
        <Button size="small" onClick={() => setDialog('rotate')}>
          New secret
        </Button>
        <Button size="small" busy={enable.isPending} onClick={() => enable.mutate(!isEnabled)}>
          {isEnabled ? 'Disable' : 'Enable'}
        </Button>
        <Button ref={focusContentAfter} size="small" onClick={() => setDialog('remove')}>
          Remove
        </Button>
        <Button size="small" aria-expanded={isLogOpen} onClick={() => setLogOpen(!isLogOpen)}>
          Deliveries
        </Button>
      </Row>
      {isLogOpen && <DeliveryLog webhook={webhook} />}
      {dialog === 'edit' && <WebhookDialog webhook={webhook} onClose={close} />}
      {dialog === 'rotate' && (
        <WebhookQuestion
          title="Make a new secret?"
          action="Make a new secret"
          texts={{ done: 'New secret made', failed: 'Failed to make a new secret' }}
          request={async () => onSecret((await rotateWebhookSecret(id)).secret)}
          onClose={close}
        >
          For 24 hours, messages are signed with the old and the new secret, then only with the new
          one.
        </WebhookQuestion>
      )}
      {dialog === 'remove' && (
        <WebhookQuestion
          title="Remove this endpoint?"
          action="Remove endpoint"
          tone="danger"
          texts={{ done: 'Endpoint removed', failed: 'Failed to remove the endpoint' }}
          request={() => deleteWebhook(id)}
          onClose={close}
        >
          Nothing more is sent to it, and its delivery log is deleted.
        </WebhookQuestion>
      )}
    </Card>
  )
}

function TestResult({ tested: { status, error, milliseconds } }: { tested: WebhookTestResult }) {
  return error === null ? (
    <Notice tone="success">
      The test succeeded: {status}, after {milliseconds} ms.
    </Notice>
  ) : (
    <Notice tone="warning">
      The test failed after {milliseconds} ms. {error}.
    </Notice>
  )
}

const Title = styled.h3`
  min-width: 0;
  font-size: ${fontSize.body};
`
