import { useId, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { media, useMedia } from '../../lib/media.ts'
import * as Styled from './carousel.styles.ts'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icons/icons-site.tsx'
import { usePageHidden, useRepeat } from '../button/use-repeat.ts'

type CarouselProps = {
  label: string
  slides: { key: string; label: string; content: ReactNode }[]
  interval?: number
  fade?: number
}

const never = () => () => {}
const isInBrowser = () => true
const isAhead = () => false

export function Carousel({ label, slides, interval = 4000, fade = 500 }: CarouselProps) {
  const id = useId()
  const [at, setAt] = useState(0)
  // A page that was rendered in advance brings the first slide alone: it is seen sooner.
  const isRunning = useSyncExternalStore(never, isInBrowser, isAhead)
  const [stopped, setStopped] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const still = useMedia(media.reducedMotion)
  const hidden = usePageHidden()
  const playing = !(stopped || still)
  const turn = (by: 1 | -1) => setAt((now) => (now + by + slides.length) % slides.length)
  useRepeat(() => turn(1), playing && !(hovered || focused || hidden) ? interval : null, at)

  return (
    <Styled.Frame
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {/* Announced only when a person turns the page, not at every turn of the clock. */}
      <Styled.Slides id={id} aria-live={playing && !focused ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <Styled.Slide
            key={slide.key}
            aria-label={`${slide.label} (${index + 1} of ${slides.length})`}
            inert={index !== at}
            $on={index === at}
            $fade={still ? 0 : fade}
          >
            {(isRunning || index === 0) && slide.content}
          </Styled.Slide>
        ))}
      </Styled.Slides>
      <Styled.Controls>
        {!still && (
          <Styled.PauseControl
            type="button"
            aria-label={stopped ? 'Play slides' : 'Pause slides'}
            onClick={() => setStopped(!stopped)}
          >
            {stopped ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
          </Styled.PauseControl>
        )}
        <Styled.Control
          type="button"
          aria-label="Previous slide"
          aria-controls={id}
          onClick={() => turn(-1)}
        >
          <ChevronLeftIcon />
        </Styled.Control>
        <Styled.Dots>
          {slides.map((slide, index) => (
            <Styled.Dot
              key={slide.key}
              type="button"
              aria-label={`Slide ${index + 1}: ${slide.label}`}
              aria-current={index === at ? 'true' : undefined}
              onClick={() => setAt(index)}
            />
          ))}
        </Styled.Dots>
        <Styled.Control
          type="button"
          aria-label="Next slide"
          aria-controls={id}
          onClick={() => turn(1)}
        >
          <ChevronRightIcon />
        </Styled.Control>
      </Styled.Controls>
    </Styled.Frame>
  )
}
