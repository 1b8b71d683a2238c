import { useParams } from 'wouter'
import { PageHero } from '../features/site/page-hero.tsx'
import { TrackParcel } from '../features/tracking/track-parcel.tsx'

export default function TrackPage() {
  const { trackingId = '' } = useParams<{ trackingId?: string }>()
  return (
    <TrackParcel
      trackingId={trackingId}
      header={(form) => (
        <PageHero
          title="Track a parcel"
          lead="See where it stands and every step it took. No account needed."
        >
          {form}
        </PageHero>
      )}
    />
  )
}
