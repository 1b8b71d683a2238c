import type { ReactNode } from 'react'
import * as t from '#texts/landing.ts'
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
        <SectionHeader title={t.howItWorks}>{t.fourSteps}</SectionHeader>
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
    title: t.request,
    text: t.senderEntersWhatIsSent,
  },
  {
    Icon: ParcelIcon,
    title: t.approve,
    text: t.weCheckTheRequest,
  },
  {
    Icon: TruckIcon,
    title: t.travel,
    text: t.anyoneCanFollow,
  },
  {
    Icon: DeliveredIcon,
    title: t.confirm,
    text: t.receiverConfirmsTheDelivery,
  },
]

function WhyChooseUs() {
  return (
    <Styled.ReasonsSection>
      <Container>
        <SectionHeader title={t.whyChooseUs}>{t.aParcelIsAPromise}</SectionHeader>
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
    title: t.realTimeTracking,
    text: t.seeWhereTheParcelStands,
    sketch: <TrackingSketch />,
  },
  {
    title: t.statusLogs,
    text: t.everyChangeIsKept,
    sketch: <LogSketch />,
  },
  {
    title: t.deliveryConfirmation,
    text: t.deliveredWhenReceiverSaysSo,
    sketch: <ConfirmationSketch />,
  },
]

function GetStarted() {
  return (
    <Section>
      <Container>
        <Styled.GetStarted>
          <div>
            <h2>{t.somethingToSend}</h2>
            <p>{t.logInOrOpenAnAccount}</p>
          </div>
          <LinkButton href={paths.login()} tone="primary" size="large">
            {t.getStarted}
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
