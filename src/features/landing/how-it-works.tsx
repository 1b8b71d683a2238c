import { styled } from 'styled-components'
import { DeliveredIcon, ParcelIcon, RequestedIcon, TruckIcon } from '../../ui/icons/icons.tsx'
import { Container, Section } from '../../ui/layout/layout.tsx'
import { color, font, fontSize, radius, space } from '../../ui/theme/tokens.ts'
import { media } from '../../lib/media.ts'
import { SectionHead } from './section-head.tsx'

export function HowItWorks() {
  return (
    <Section>
      <Container>
        <SectionHead title="How It Works">
          Four steps from your hands to theirs. Each one is written down with its time.
        </SectionHead>
        <Steps>
          {steps.map(({ Icon, title, text }, index) => (
            <Step key={title}>
              <Stop>
                <Icon size={30} />
                <Number aria-hidden="true">{index + 1}</Number>
              </Stop>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </Step>
          ))}
        </Steps>
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

const stop = '4.5rem'

const Steps = styled.ol`
  display: grid;
  gap: ${space(8)};
  margin: 0;
  padding: 0;
  list-style: none;
  @media ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 0;
  }
`

// The dashed line is the road between two stops; it runs down on a phone, across where there is room.
const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${stop} minmax(0, 1fr);
  gap: ${space(5)};
  h3 {
    font-size: ${fontSize.title};
  }
  p {
    margin-top: ${space(2)};
    color: ${color.textMuted};
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    border: 0 dashed ${color.accentLine};
  }
  @media ${media.phone} {
    &:not(:last-child)::after {
      top: calc(${stop} + ${space(2)});
      bottom: calc(-1 * ${space(6)});
      left: calc(${stop} / 2 - 1px);
      border-left-width: 2px;
    }
  }
  @media ${media.wide} {
    display: block;
    padding-right: ${space(8)};
    h3 {
      margin-top: ${space(5)};
    }
    &:not(:last-child)::after {
      top: calc(${stop} / 2 - 1px);
      left: calc(${stop} + ${space(3)});
      right: ${space(3)};
      border-top-width: 2px;
    }
  }
`

const Stop = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: ${stop};
  height: ${stop};
  border: 2px solid ${color.accentLine};
  border-radius: ${radius.large};
  background: ${color.surface};
  color: ${color.accentText};
  li:last-child > & {
    background: ${color.accent};
    color: ${color.textOnAccent};
  }
`

const Number = styled.span`
  position: absolute;
  top: -0.75rem;
  right: -0.75rem;
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border: 2px solid ${color.page};
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.textOnAccent};
  font: 700 ${fontSize.small} / 1 ${font.display};
`
