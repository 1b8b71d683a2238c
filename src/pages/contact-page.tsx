import { Contact as ContactArt } from '../ui/illustrations/drawings.tsx'
import { Container, Section } from '../ui/layout/layout.tsx'
import { ContactColumns, ContactDetails } from '../features/site/contact-details.tsx'
import { ContactForm } from '../features/site/contact-form.tsx'
import { PageOpening } from '../features/site/page-opening.tsx'

export default function ContactPage() {
  return (
    <>
      <PageOpening
        title="Contact"
        lead="Questions about a parcel, an account or a delivery? Have the tracking ID at hand and write to us."
      />
      <Section>
        <Container>
          <ContactColumns>
            <ContactForm />
            <ContactDetails art={<ContactArt />} />
          </ContactColumns>
        </Container>
      </Section>
    </>
  )
}
