import * as common from '#texts/common.ts'
import { LinkButton } from '../ui/button/button.tsx'
import { PrintIcon } from '../ui/icons/icons.tsx'
import { BlockParcelControl } from '../features/parcels/block-parcel-control.tsx'
import { RecordDeliveryControl } from '../features/parcels/delivery/record-delivery-control.tsx'
import { prepareRecordAttempt } from '../features/parcels/lazy-record-attempt.ts'
import { RecordAttemptControl } from '../features/parcels/record-attempt-control.tsx'
import { UpdateStatusControl } from '../features/parcels/update-status-control.tsx'
import { paths } from '../lib/paths.ts'
import { usePreload } from '../lib/use-preload.ts'
import { ParcelPage } from './parcel-page.tsx'

export default function AdminParcelPage() {
  usePreload(prepareRecordAttempt)
  return (
    <ParcelPage
      area="ADMIN"
      back={{ href: paths.adminParcels(), label: common.allParcels }}
      controls={(parcel) => (
        <>
          <LinkButton href={paths.label('ADMIN', parcel.id)} icon={<PrintIcon size={18} />}>
            {common.shippingLabel}
          </LinkButton>
          <UpdateStatusControl parcel={parcel} />
          {parcel.actions !== null && <RecordDeliveryControl parcel={parcel} />}
          {parcel.actions !== null && <RecordAttemptControl parcel={parcel} />}
          <BlockParcelControl parcel={parcel} />
        </>
      )}
    />
  )
}
