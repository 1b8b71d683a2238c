import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import type { Role } from '../../openapi.d.ts'
import type { Parcel } from '../api/model.ts'
import { DeliveryProof } from '../features/parcel-page/delivery-proof.tsx'
import { logAuthor, ParcelPageView } from '../features/parcel-page/parcel-page-view.tsx'
import { AttemptBadge, ParcelBadge } from '../features/parcels/parcel-badge.tsx'
import { DeliveryProgress } from '../features/tracking/delivery-progress.tsx'
import { StatusLog } from '../features/tracking/status-log.tsx'
import { useParcel } from '../stores/parcels.ts'

type ParcelPageProps = {
  area: Role
  back: { href: string; label: string }
  controls: (parcel: Parcel) => ReactNode
}

/** A parcel's page in a role's area; each role's page passes its controls. */
export function ParcelPage({ area, back, controls }: ParcelPageProps) {
  const { parcelId } = useParams<{ parcelId: string }>()
  const view = useParcel(area, parcelId)
  return (
    <ParcelPageView
      view={view}
      back={back}
      slots={(parcel) => ({
        badge: (
          <>
            <ParcelBadge {...parcel} />
            <AttemptBadge parcel={parcel} />
          </>
        ),
        progress: <DeliveryProgress parcel={parcel} />,
        // Hosts that do not send `actions` have no proofs either.
        proof: parcel.status === 'DELIVERED' && parcel.actions !== null && (
          <DeliveryProof key={parcel.id} parcelId={parcel.id} />
        ),
        log: <StatusLog log={parcel.log} details={logAuthor} />,
        controls: controls(parcel),
      })}
    />
  )
}
