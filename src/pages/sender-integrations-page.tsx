import { ApiKeys } from '../features/api-keys/api-keys.tsx'
import { PageHeader } from '../ui/layout/layout.tsx'

export default function SenderIntegrationsPage() {
  return (
    <>
      <PageHeader title="Integrations" description="What connects your own systems to Waybill." />
      <ApiKeys />
    </>
  )
}
