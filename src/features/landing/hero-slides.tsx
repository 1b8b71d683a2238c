import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Carousel } from '../../design/carousel.tsx'
import { SlideDeliver } from '../../design/illustrations/slide-deliver.tsx'
import { SlideSend } from '../../design/illustrations/slide-send.tsx'
import { SlideTrack } from '../../design/illustrations/slide-track.tsx'
import { color, fontSize, space } from '../../design/tokens.ts'

export function HeroSlides() {
  return <Carousel label="What Waybill does" slides={slides} interval={4000} fade={500} />
}

const slides = [
  slide('send', 'Send', 'Request a delivery in a minute, with the fee shown first.', <SlideSend />),
  slide('track', 'Track', 'Follow each step on the way, as it happens.', <SlideTrack />),
  slide('deliver', 'Deliver', 'The receiver confirms, and you see when.', <SlideDeliver />),
]

function slide(key: string, label: string, text: string, art: ReactNode) {
  return {
    key,
    label,
    content: (
      <Figure>
        {art}
        <figcaption>
          <strong>{label}.</strong> {text}
        </figcaption>
      </Figure>
    ),
  }
}

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
