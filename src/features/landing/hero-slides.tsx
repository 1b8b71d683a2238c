import { styled } from 'styled-components'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { SlideDeliver, SlideSend, SlideTrack } from '../../ui/illustrations/drawings.tsx'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'

export function HeroSlides() {
  const slides = scenes.map(({ label, text, Art }) => ({
    key: label,
    label,
    content: (
      <Figure>
        <Art />
        <figcaption>
          <strong>{label}.</strong> {text}
        </figcaption>
      </Figure>
    ),
  }))
  return <Carousel label="What Waybill does" slides={slides} interval={4000} fade={500} />
}

const scenes = [
  { label: 'Send', text: 'Request a delivery in a minute, the fee shown first.', Art: SlideSend },
  { label: 'Track', text: 'Follow each step on the way, as it happens.', Art: SlideTrack },
  { label: 'Deliver', text: 'The receiver confirms, and you see when.', Art: SlideDeliver },
]

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
