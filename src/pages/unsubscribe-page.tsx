import { useParams } from 'wouter'
import { PageHero } from '../features/site/page-hero.tsx'
import { eventIn } from '../features/unsubscribe/link-token.ts'
import { parcelEvents, Unsubscribe } from '../features/unsubscribe/unsubscribe.tsx'
import { LinkButton } from '../ui/button/button.tsx'
import { Container, Section } from '../ui/layout/layout.tsx'
import { paths } from '../lib/paths.ts'

export default function UnsubscribePage() {
  const { token = '' } = useParams<{ token?: string }>()
  const event = eventIn(token)
  if (event === null) {
    return (
      <>
        <PageHero
          title="This link is not complete"
          lead="Part of it is missing. Please open it from the email again, or log in and choose your emails under Notifications."
        />
        <Section>
          <Container>
            <LinkButton href={paths.login()} tone="primary" size="large">
              Login
            </LinkButton>
          </Container>
        </Section>
      </>
    )
  }
  return (
    <>
      <PageHero
        title="Stop emails"
        lead={
          event === 'ALL'
            ? 'You get emails about parcels. Stop them all here. You do not have to log in.'
            : `You get an email when ${parcelEvents[event]}. Stop these here, or all emails about parcels. You do not have to log in.`
        }
      />
      <Section>
        <Container>
          <Unsubscribe key={token} token={token} event={event} />
        </Container>
      </Section>
    </>
  )
}
