import * as common from '#texts/common.ts'
import * as t from '#texts/pages.ts'
import { ApiKeys } from '../features/api-keys/api-keys.tsx'
import { WebhookSection } from '../features/webhooks/webhook-section.tsx'
import { Stack } from '../ui/layout/layout.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'

export default function SenderIntegrationsPage() {
  return (
    <>
      <PageHeader title={common.integrations} description={t.yourOwnSystems} />
      <Stack $gap={10}>
        <ApiKeys />
        <WebhookSection />
      </Stack>
    </>
  )
}
