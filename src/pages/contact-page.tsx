import { Contact as ContactIllustration } from '../ui/illustrations/lazy-illustrations.tsx'
import { Container, Section } from '../ui/layout/layout.tsx'
import { ContactColumns, ContactDetails, ContactForm } from '../features/site/contact.tsx'
import { PageHero } from '../features/site/page-hero.tsx'

export default function ContactPage() {
  return (
    <>
      <PageHero
        title="Contact"
        lead="Questions about a parcel, an account or a delivery? Have the tracking ID at hand and write to us."
      />
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
