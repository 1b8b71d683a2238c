import { useParams } from 'wouter'
import { LabelPageView } from '../features/label/label-page-view.tsx'
import { paths } from '../lib/paths.ts'
import { useParcel } from '../stores/parcels.ts'

export default function AdminLabelPage() {
  const { parcelId } = useParams<{ parcelId: string }>()
  const view = useParcel('ADMIN', parcelId)
  return <LabelPageView view={view} back={paths.parcel('ADMIN', parcelId)} />
}
