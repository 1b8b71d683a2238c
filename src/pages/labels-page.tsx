import { Labels } from '../features/label/labels.tsx'
import { PrintPage } from '../features/label/print-page.tsx'
import type { PrintingRole } from '../lib/paths.ts'

export function LabelsPage({ area }: { area: PrintingRole }) {
  return (
    <PrintPage
      area={area}
      title="Labels"
      description="A shipping label for each of the selected parcels."
      print="Print labels"
    >
      {(parcels) => <Labels parcels={parcels} />}
    </PrintPage>
  )
}
