import * as common from '#texts/common.ts'
import * as t from '#texts/pages.ts'
import { SystemReport } from '../features/system/system-report.tsx'
import { useSystemStatus } from '../stores/system.ts'
import { PageHeader } from '../ui/layout/page-header.tsx'

export default function AdminSystemPage() {
  const view = useSystemStatus()
  return (
    <>
      <PageHeader title={common.system} description={t.howThisInstallationIsDoing} />
      <SystemReport view={view} />
    </>
  )
}
