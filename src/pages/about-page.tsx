import { AboutRoute } from '../ui/illustrations/lazy-illustrations.tsx'
import { AdminIcon, ReceiverIcon, SenderIcon } from '../ui/icons/public-icons.tsx'
import { Container, Section } from '../ui/layout/layout.tsx'
import { AboutHero, RoleList } from '../features/site/about.tsx'

export default function AboutPage() {
  return (
    <>
      <AboutHero title="About Waybill" illustration={<AboutRoute />}>
        <p>
          Waybill carries parcels and documents, and keeps everyone who waits for them informed.
          Whoever sends one knows when it was approved, when it left and when it arrived. Whoever
          expects one sees it coming.
        </p>
        <p>
          The name is the paper that used to travel with every load: where from, where to, and who
          had it last. Ours is written as the parcel moves, and everyone on it can read along.
        </p>
      </AboutHero>
      <Section>
        <Container>
          <RoleList title="Who does what" roles={roles} />
        </Container>
      </Section>
    </>
  )
}

const roles = [
  {
    name: 'Sender',
    icon: <SenderIcon size={28} />,
    text: 'Requests deliveries, sees what each one costs, follows them and can cancel until they leave.',
  },
  {
    name: 'Receiver',
    icon: <ReceiverIcon size={28} />,
    text: 'Sees parcels on their way, confirms each delivery and keeps the history of what arrived.',
  },
  {
    name: 'Admin',
    icon: <AdminIcon size={28} />,
    text: 'Moves parcels from status to status and blocks parcels or people where something is wrong.',
  },
]
