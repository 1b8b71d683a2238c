import { useParams } from 'wouter'
import { Container, PageHeader, Section } from '../design/layout.tsx'
import { TrackParcel } from '../features/tracking/track-parcel.tsx'

export default function TrackPage() {
  const { trackingId = '' } = useParams<{ trackingId?: string }>()
  return (
    <Section>
      <Container>
        <PageHeader
          title="Track a parcel"
          description="See where it stands and every step it took. No account needed."
        />
        <TrackParcel trackingId={trackingId} />
      </Container>
    </Section>
  )
}
