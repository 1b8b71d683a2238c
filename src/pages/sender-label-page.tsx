import { useParams } from 'wouter'
import { LabelPageView } from '../features/label/label-page-view.tsx'
import { paths } from '../lib/paths.ts'
import { useParcel } from '../stores/parcels.ts'

export default function SenderLabelPage() {
  const { parcelId } = useParams<{ parcelId: string }>()
  const view = useParcel('SENDER', parcelId)
  return <LabelPageView view={view} back={paths.parcel('SENDER', parcelId)} />
}
