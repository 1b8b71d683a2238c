import { Labels } from '../features/label/labels.tsx'
import { PrintPage } from '../features/label/print-page.tsx'

export default function AdminLabelsPage() {
  return (
    <PrintPage
      title="Labels"
      description="A shipping label for each of the selected parcels."
      print="Print labels"
    >
      {(parcels) => <Labels parcels={parcels} />}
    </PrintPage>
  )
}
