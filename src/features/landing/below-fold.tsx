import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/button/button.tsx'
import {
  DeliveredIcon,
  ParcelIcon,
  RequestedIcon,
  TruckIcon,
} from '../../ui/icons/public-icons.tsx'
import { Container, Section } from '../../ui/layout/layout.tsx'
import { paths } from '../../lib/paths.ts'
import * as Styled from './below-fold.styles.ts'
import { Price } from './price.tsx'
import { ConfirmationSketch, LogSketch, TrackingSketch } from './reason-sketches.tsx'

/** The home page below its first view. */
export function BelowFold() {
  return (
    <>
      <HowItWorks />
      <WhyChooseUs />
      <Price />
      <GetStarted />
    </>
  )
}

function HowItWorks() {
  return (
    <Section>
      <Container>
        <SectionHeader title="How It Works">
          Four steps from your hands to theirs. Each one is written down with its time.
        </SectionHeader>
        <Styled.Steps>
          {steps.map(({ Icon, title, text }, index) => (
            <Styled.Step key={title}>
              <Styled.StepIcon>
                <Icon size={30} />
                <Styled.StepNumber aria-hidden="true">{index + 1}</Styled.StepNumber>
              </Styled.StepIcon>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </Styled.Step>
          ))}
        </Styled.Steps>
      </Container>
    </Section>
  )
}

const steps = [
  {
    Icon: RequestedIcon,
    title: 'Request',
    text: 'The sender enters the receiver, both addresses and the weight. The fee shows before confirming.',
  },
  {
    Icon: ParcelIcon,
    title: 'Approve',
    text: 'We check the request, approve it and get the parcel ready to leave.',
  },
  {
    Icon: TruckIcon,
    title: 'Travel',
    text: 'Dispatched, then in transit: anyone with the tracking ID can follow along.',
  },
  {
    Icon: DeliveredIcon,
    title: 'Confirm',
    text: 'The receiver confirms the delivery, and the sender sees it at once.',
  },
]

function WhyChooseUs() {
  return (
    <Styled.ReasonsSection>
      <Container>
        <SectionHeader title="Why Choose Us">
          A parcel is a promise. We keep both ends of it informed.
        </SectionHeader>
        <Styled.Reasons>
          {reasons.map(({ title, text, sketch }) => (
            <Styled.Reason key={title} $flush>
              {sketch}
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </Styled.Reason>
          ))}
        </Styled.Reasons>
      </Container>
    </Styled.ReasonsSection>
  )
}

const reasons: { title: string; text: string; sketch: ReactNode }[] = [
  {
    title: 'Real-Time Tracking',
    text: 'Type a tracking ID and see where the parcel stands right now. No account, no waiting.',
    sketch: <TrackingSketch />,
  },
  {
    title: 'Status Logs',
    text: 'Every change is kept with its time and note, so the whole way can be read afterwards.',
    sketch: <LogSketch />,
  },
  {
    title: 'Delivery Confirmation',
    text: 'A parcel counts as delivered when its receiver says so, and the sender sees when.',
    sketch: <ConfirmationSketch />,
  },
]

function GetStarted() {
  return (
    <Section>
      <Container>
        <Styled.GetStarted>
          <div>
            <h2>Something to send?</h2>
            <p>Log in or open an account, and your first parcel is a minute away.</p>
          </div>
          <LinkButton href={paths.login()} tone="primary" size="large">
            Get Started
          </LinkButton>
        </Styled.GetStarted>
      </Container>
    </Section>
  )
}

function SectionHeader({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Styled.SectionHeader>
      <h2>{title}</h2>
      <p>{children}</p>
    </Styled.SectionHeader>
  )
}
