import { useParams } from 'wouter'
import * as t from '#texts/pages.ts'
import { PageHero } from '../features/site/page-hero.tsx'
import { TrackParcel } from '../features/tracking/track-parcel.tsx'

export default function TrackPage() {
  const { trackingId = '' } = useParams<{ trackingId?: string }>()
  return (
    <TrackParcel
      trackingId={trackingId}
      header={(form) => (
        <PageHero title={t.trackAParcel} lead={t.seeWhereItStands}>
          {form}
        </PageHero>
      )}
    />
  )
}
