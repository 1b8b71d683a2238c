import { useParams } from 'wouter'
import * as common from '#texts/common.ts'
import * as t from '#texts/pages.ts'
import { PageHero } from '../features/site/page-hero.tsx'
import { eventIn } from '../features/unsubscribe/link-token.ts'
import { emailsWhen, Unsubscribe } from '../features/unsubscribe/unsubscribe.tsx'
import { LinkButton } from '../ui/button/button.tsx'
import { Container, Section } from '../ui/layout/layout.tsx'
import { paths } from '../lib/paths.ts'

export default function UnsubscribePage() {
  const { token = '' } = useParams<{ token?: string }>()
  const event = eventIn(token)
  if (event === null) {
    return (
      <>
        <PageHero title={t.linkIsNotComplete} lead={t.openItFromTheEmailOrChoose} />
        <Section>
          <Container>
            <LinkButton href={paths.login()} tone="primary" size="large">
              {common.login}
            </LinkButton>
          </Container>
        </Section>
      </>
    )
  }
  return (
    <>
      <PageHero
        title={t.stopEmails}
        lead={event === 'ALL' ? t.stopAllEmailsHere : emailsWhen(event)}
      />
      <Section>
        <Container>
          <Unsubscribe key={token} token={token} event={event} />
        </Container>
      </Section>
    </>
  )
}
