import { SystemReport } from '../features/system/system-report.tsx'
import { useSystemStatus } from '../stores/system.ts'
import { PageHeader } from '../ui/layout/page-header.tsx'

export default function AdminSystemPage() {
  const view = useSystemStatus()
  return (
    <>
      <PageHeader
        title="System"
        description="How this installation is doing, refreshed every 15 seconds."
      />
      <SystemReport view={view} />
    </>
  )
}
