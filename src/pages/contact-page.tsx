import { Contact as ContactArt } from '../design/illustrations/contact.tsx'
import { Container, PageHeader, Section } from '../design/layout.tsx'
import { ContactColumns, ContactDetails } from '../features/site/contact-details.tsx'
import { ContactForm } from '../features/site/contact-form.tsx'

export default function ContactPage() {
  return (
    <Section>
      <Container>
        <PageHeader
          title="Contact"
          description="Questions about a parcel, an account or a delivery? Have the tracking ID at hand and write to us."
        />
        <ContactColumns>
          <ContactForm />
          <ContactDetails art={<ContactArt />} />
        </ContactColumns>
      </Container>
    </Section>
  )
}
