import { LinkButton } from '../ui/button/button.tsx'
import { PrintIcon } from '../ui/icons/icons.tsx'
import { CancelParcelControl } from '../features/parcels/cancel-parcel-control.tsx'
import { paths } from '../lib/paths.ts'
import { ParcelPage } from './parcel-page.tsx'

export default function SenderParcelPage() {
  return (
    <ParcelPage
      area="SENDER"
      back={{ href: paths.senderParcels(), label: 'My Parcels' }}
      controls={(parcel) => (
        <>
          <LinkButton href={paths.label('SENDER', parcel.id)} icon={<PrintIcon size={18} />}>
            Shipping label
          </LinkButton>
          <CancelParcelControl parcel={parcel} />
        </>
      )}
    />
  )
}
