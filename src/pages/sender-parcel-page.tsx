import { useLocation } from 'wouter'
import * as common from '#texts/common.ts'
import { LinkButton } from '../ui/button/button.tsx'
import { PrintIcon } from '../ui/icons/icons.tsx'
import { CancelParcelControl } from '../features/parcels/cancel-parcel-control.tsx'
import { SendAgainControls } from '../features/parcels/send-again-controls.tsx'
import { useParcelCreation } from '../features/parcels/use-parcel-creation.tsx'
import { paths } from '../lib/paths.ts'
import { ParcelPage } from './parcel-page.tsx'

export default function SenderParcelPage() {
  const [, navigate] = useLocation()
  // Opens the list, in which the new parcel comes first.
  const { begin, dialog } = useParcelCreation(() => navigate(paths.senderParcels()))
  return (
    <>
      <ParcelPage
        area="SENDER"
        back={{ href: paths.senderParcels(), label: common.myParcels }}
        controls={(parcel) => (
          <>
            <LinkButton href={paths.label('SENDER', parcel.id)} icon={<PrintIcon size={18} />}>
              {common.shippingLabel}
            </LinkButton>
            <SendAgainControls parcel={parcel} onBegin={begin} />
            <CancelParcelControl parcel={parcel} />
          </>
        )}
      />
      {dialog}
    </>
  )
}
