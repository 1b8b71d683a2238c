import { useState } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/webhooks.ts'
import type { Webhook, WebhookTestResult } from '../../../openapi.d.ts'
import { messageOf } from '../../api/api-error.ts'
import {
  deleteWebhook,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '../../api/webhooks.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card, DescriptionList } from '../../ui/card/card.tsx'
import { Code } from '../../ui/code/code.tsx'
import { DateTime } from '../../ui/date-time/date-time.tsx'
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
  const { _id: id, url, events, state, disabledReason, failingSince, previousSecretUntil } = webhook
  const isEnabled = state !== 'DISABLED'
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const close = () => setDialog(null)
  const [isLogOpen, setLogOpen] = useState(false)
  const [tested, setTested] = useState<WebhookTestResult | null>(null)
  const test = useMutation({
    mutationFn: () => testWebhook(id),
    onSuccess: (result) => {
      toast.success(t.testSent)
      setTested(result)
    },
    onError: (error) => toast.error(messageOf(error, t.failedToSendTheTest)),
    onSettled: invalidateWebhooks,
  })
  const enable = useMutation({
    mutationFn: (isEnabled: boolean) => updateWebhook(id, { isEnabled }),
    onSuccess: (_, next) => toast.success(next ? t.endpointEnabled : t.endpointDisabled),
    onError: (error) =>
      toast.error(messageOf(error, isEnabled ? t.failedToDisable : t.failedToEnable)),
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
          { term: t.eventsTitle, value: events.map((event) => eventTexts[event]).join(' · ') },
          { term: t.added, value: <DateTime iso={webhook.createdAt} /> },
          ...(failingSince === undefined
            ? []
            : [{ term: t.failingSince, value: <DateTime iso={failingSince} /> }]),
          ...(previousSecretUntil === undefined
            ? []
            : [{ term: t.oldSecretUntil, value: <DateTime iso={previousSecretUntil} /> }]),
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
          {t.sendATest}
        </Button>
        <Button size="small" onClick={() => setDialog('edit')}>
          {common.edit}
        </Button>
        <Button size="small" onClick={() => setDialog('rotate')}>
          {t.newSecret}
        </Button>
        <Button size="small" busy={enable.isPending} onClick={() => enable.mutate(!isEnabled)}>
          {isEnabled ? t.disable : t.enable}
        </Button>
        <Button size="small" onClick={() => setDialog('remove')}>
          {common.remove}
        </Button>
        <Button size="small" aria-expanded={isLogOpen} onClick={() => setLogOpen(!isLogOpen)}>
          {t.deliveries}
        </Button>
      </Row>
      {isLogOpen && <DeliveryLog webhook={webhook} />}
      {dialog === 'edit' && <WebhookDialog webhook={webhook} onClose={close} />}
      {dialog === 'rotate' && (
        <WebhookQuestion
          title={t.makeANewSecretQuestion}
          action={t.makeANewSecret}
          texts={{ done: t.newSecretMade, failed: t.failedToMakeANewSecret }}
          request={async () => onSecret((await rotateWebhookSecret(id)).secret)}
          onClose={close}
        >
          {t.howSecretsChange}
        </WebhookQuestion>
      )}
      {dialog === 'remove' && (
        <WebhookQuestion
          title={t.removeThisEndpoint}
          action={t.removeEndpoint}
          tone="danger"
          texts={{ done: t.endpointRemoved, failed: t.failedToRemove }}
          request={() => deleteWebhook(id)}
          onClose={close}
        >
          {t.whatRemovingDoes}
        </WebhookQuestion>
      )}
    </Card>
  )
}

function TestResult({ tested: { status, error, milliseconds } }: { tested: WebhookTestResult }) {
  return error === null ? (
    <Notice tone="success">
      {t.testSucceeded({ status: String(status ?? ''), milliseconds: String(milliseconds) })}
    </Notice>
  ) : (
    <Notice tone="warning">{t.testFailed({ milliseconds: String(milliseconds), error })}</Notice>
  )
}

const Title = styled.h3`
  min-width: 0;
  font-size: ${fontSize.body};
`
