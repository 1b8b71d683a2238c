import { styled } from 'styled-components'
import * as t from '#texts/landing.ts'
import type { Role } from '../../../openapi.d.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { SlideDeliver, SlideSend, SlideTrack } from '../../ui/illustrations/lazy-illustrations.tsx'
import { Container, Row } from '../../ui/layout/layout.tsx'
import { color, controlHeight, fontSize, inlineSign, space } from '../../ui/theme/tokens.ts'
import { media } from '../../lib/media.ts'
import { areaOf, paths } from '../../lib/paths.ts'

/** First view of the home page; signed-in users get a link to their work. */
export function Hero({ role }: { role: Role | null }) {
  return (
    <Band>
      <Columns>
        <Pitch>
          <h1>{t.headline}</h1>
          <Lead>{t.handOverAndFollow}</Lead>
          <Row>
            {role && (
              <LinkButton
                href={role === 'ADMIN' ? paths.adminParcels() : areaOf(role)}
                tone="primary"
                size="large"
              >
                {t.goToParcels}
              </LinkButton>
            )}
          </Row>
          <Row $gap={3}>
            <LinkButton href={paths.login()} tone={role ? undefined : 'primary'} size="large">
              {t.sendParcelNow}
            </LinkButton>
            <LinkButton href={paths.track()} size="large">
              {t.trackYourParcel}
            </LinkButton>
          </Row>
          <Hint>{t.trackingNeedsNoAccount}</Hint>
        </Pitch>
        <HeroSlides />
      </Columns>
    </Band>
  )
}

function HeroSlides() {
  const slides = scenes.map(({ label, lead, text, Art }) => ({
    key: label,
    label,
    content: (
      <Figure>
        <Art />
        <figcaption>
          <strong>{lead}</strong>
          <span>{` ${text}`}</span>
        </figcaption>
      </Figure>
    ),
  }))
  return <Carousel label={t.whatWaybillDoes} slides={slides} interval={4000} fade={500} />
}

const scenes = [
  { label: t.send, lead: t.sendLead, text: t.requestInAMinute, Art: SlideSend },
  { label: t.track, lead: t.trackLead, text: t.followEachStep, Art: SlideTrack },
  { label: t.deliver, lead: t.deliverLead, text: t.receiverConfirms, Art: SlideDeliver },
]

const Band = styled.section`
  position: relative;
  overflow: hidden;
  border-bottom: 1px solid ${color.border};
  background:
    radial-gradient(
      60rem 36rem at calc(50% + 38% * ${inlineSign}) -10%,
      ${color.accentSoft},
      transparent 70%
    ),
    ${color.surface};
`

const Columns = styled(Container)`
  display: grid;
  gap: clamp(2rem, 1rem + 4vw, 4.5rem);
  align-items: center;
  padding-block: clamp(2.25rem, 1rem + 5vw, 5.5rem);
  @media ${media.wide} {
    grid-template-columns: minmax(0, 0.86fr) minmax(0, 1.14fr);
  }
`

const Pitch = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
  h1 {
    max-width: 13ch;
    font-size: ${fontSize.display};
    line-height: 1.02;
    letter-spacing: -0.032em;
  }
  /* During the session look-up: reserves space for the dashboard link, and hides the login. */
  :root:not(.session-pending) & > :empty {
    display: none;
  }
  > :empty {
    height: ${controlHeight.large};
  }
  :root.session-pending & [href='/login'] {
    visibility: hidden;
  }
  @media ${media.phone} {
    gap: ${space(5)};
    a {
      flex: 1 1 100%;
    }
  }
`

const Lead = styled.p`
  max-width: 34em;
  color: ${color.textMuted};
  font-size: ${fontSize.lead};
  line-height: 1.5;
`

const Hint = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  height: 100%;
  svg {
    display: block;
    width: 100%;
    height: auto;
  }
  figcaption {
    padding: ${space(4)} clamp(${space(4)}, 3vw, ${space(6)});
    color: ${color.textMuted};
    font-size: ${fontSize.body};
    line-height: 1.4;
  }
  strong {
    color: ${color.text};
  }
`
