import * as common from '#texts/common.ts'
import * as t from '#texts/pages.ts'
import { AboutRoute } from '../ui/illustrations/lazy-illustrations.tsx'
import { AdminIcon, ReceiverIcon, SenderIcon } from '../ui/icons/public-icons.tsx'
import { Container, Section } from '../ui/layout/layout.tsx'
import { AboutHero, RoleList } from '../features/site/about.tsx'

export default function AboutPage() {
  return (
    <>
      <AboutHero title={t.aboutWaybill} illustration={<AboutRoute />}>
        <p>{t.whatWaybillDoes}</p>
        <p>{t.whereTheNameComesFrom}</p>
      </AboutHero>
      <Section>
        <Container>
          <RoleList title={t.whoDoesWhat} roles={roles} />
        </Container>
      </Section>
    </>
  )
}

const roles = [
  {
    name: common.sender,
    icon: <SenderIcon size={28} />,
    text: t.requestsDeliveries,
  },
  {
    name: common.receiver,
    icon: <ReceiverIcon size={28} />,
    text: t.seesParcelsOnTheirWay,
  },
  {
    name: t.admin,
    icon: <AdminIcon size={28} />,
    text: t.movesParcels,
  },
]
