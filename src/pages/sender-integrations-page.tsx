import { ApiKeys } from '../features/api-keys/api-keys.tsx'
import { WebhookSection } from '../features/webhooks/webhook-section.tsx'
import { PageHeader, Stack } from '../ui/layout/layout.tsx'

export default function SenderIntegrationsPage() {
  return (
    <>
      <PageHeader title="Integrations" description="Your own systems, connected to Waybill." />
      <Stack $gap={10}>
        <ApiKeys />
        <WebhookSection />
      </Stack>
    </>
  )
}
