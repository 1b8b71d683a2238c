import * as common from '#texts/common.ts'
import * as t from '#texts/pages.ts'
import { Contact as ContactIllustration } from '../ui/illustrations/lazy-illustrations.tsx'
import { Container, Section } from '../ui/layout/layout.tsx'
import { ContactColumns, ContactDetails, ContactForm } from '../features/site/contact.tsx'
import { PageHero } from '../features/site/page-hero.tsx'

export default function ContactPage() {
  return (
    <>
      <PageHero title={common.contact} lead={t.writeToUs} />
      <Section>
        <Container>
          <ContactColumns>
            <ContactForm />
            <ContactDetails illustration={<ContactIllustration />} />
          </ContactColumns>
        </Container>
      </Section>
    </>
  )
}
