import * as t from '#texts/pages.ts'
import { ConfirmDeliveryControl } from '../features/parcels/confirm-delivery-control.tsx'
import { HandoverCode } from '../features/parcels/handover-code.tsx'
import { paths } from '../lib/paths.ts'
import { ParcelPage } from './parcel-page.tsx'

export default function ReceiverParcelPage() {
  return (
    <ParcelPage
      area="RECEIVER"
      back={{ href: paths.receiverDashboard(), label: t.receiverDashboard }}
      controls={(parcel) => (
        <>
          {parcel.handoverCode !== null && <HandoverCode code={parcel.handoverCode} />}
          <ConfirmDeliveryControl parcel={parcel} />
        </>
      )}
    />
  )
}
