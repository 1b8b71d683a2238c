import * as t from '#texts/pages.ts'
import { Labels } from '../features/label/labels.tsx'
import { PrintPage } from '../features/label/print-page.tsx'
import { useCurrentUser } from '../features/session/session.ts'
import type { PrintingRole } from '../lib/paths.ts'

/** Labels page for the user's own role; the guard admits no other role. */
export default function OwnLabelsPage() {
  const role = useCurrentUser()?.role
  return (role === 'ADMIN' || role === 'SENDER') && <LabelsPage area={role} />
}

export function LabelsPage({ area }: { area: PrintingRole }) {
  return (
    <PrintPage
      area={area}
      title={t.labels}
      description={t.labelForEachParcel}
      print={t.printLabels}
    >
      {(parcels) => <Labels parcels={parcels} />}
    </PrintPage>
  )
}
