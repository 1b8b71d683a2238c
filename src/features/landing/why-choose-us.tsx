import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from '../../ui/card/card.tsx'
import { Container, Section } from '../../ui/layout/layout.tsx'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'
import { media } from '../../lib/media.ts'
import { SectionHead } from './section-head.tsx'
import { ConfirmationSketch, LogSketch, TrackingSketch } from './why-sketches.tsx'

export function WhyChooseUs() {
  return (
    <Ground>
      <Container>
        <SectionHead title="Why Choose Us">
          A parcel is a promise. We keep both ends of it informed.
        </SectionHead>
        <Reasons>
          {reasons.map(({ title, text, sketch }) => (
            <Reason key={title} $flush>
              {sketch}
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </Reason>
          ))}
        </Reasons>
      </Container>
    </Ground>
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

const Ground = styled(Section)`
  border-block: 1px solid ${color.border};
  background: ${color.surface};
`

const Reasons = styled.div`
  display: grid;
  gap: ${space(5)};
  @media ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

// Between a phone and three columns, the drawing stands beside its words.
const notWide = '(max-width: 1099.98px)'

const Reason = styled(Card)`
  overflow: hidden;
  background: ${color.surfaceSunken};
  > div:last-child {
    padding: 0 ${space(6)} ${space(6)};
  }
  @media ${media.tablet} and ${notWide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    align-items: center;
    > div:last-child {
      padding: ${space(6)};
    }
  }
  h3 {
    font-size: ${fontSize.title};
  }
  p {
    margin-top: ${space(2)};
    color: ${color.textMuted};
  }
`
