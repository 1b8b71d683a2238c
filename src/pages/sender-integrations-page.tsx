import { WebhookSection } from '../features/webhooks/webhook-section.tsx'
import { PageHeader, Stack } from '../ui/layout/layout.tsx'

export default function SenderIntegrationsPage() {
  return (
    <>
      <PageHeader title="Integrations" description="Your own systems, connected to Waybill." />
      <Stack $gap={10}>
        <WebhookSection />
      </Stack>
    </>
  )
}
