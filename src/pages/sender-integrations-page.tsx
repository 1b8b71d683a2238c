import { ApiKeys } from '../features/api-keys/api-keys.tsx'
import { WebhookSection } from '../features/webhooks/webhook-section.tsx'
import { Stack } from '../ui/layout/layout.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'

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
