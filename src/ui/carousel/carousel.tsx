import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import * as t from '#texts/ui.ts'
import { media, useMedia } from '../../lib/media.ts'
import * as Styled from './carousel.styles.ts'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icons/site-icons.tsx'

type CarouselProps = {
  label: string
  slides: { key: string; label: string; content: ReactNode }[]
  interval?: number
  fade?: number
}

export function Carousel({ label, slides, interval = 4000, fade = 500 }: CarouselProps) {
  const id = useId()
  const [at, setAt] = useState(0)
  const isHydrated = useHydrated()
  const [stopped, setStopped] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const hasReducedMotion = useMedia(media.reducedMotion)
  const hidden = usePageHidden()
  const isPlaying = !(stopped || hasReducedMotion)
  const isPaused = hovered || focused || hidden
  const count = slides.length
  const goToPrevious = () => setAt((now) => (now - 1 + count) % count)
  const goToNext = () => setAt((now) => (now + 1) % count)

  useEffect(() => {
    if (!isPlaying || isPaused) return undefined
    const timer = setInterval(() => setAt((now) => (now + 1) % count), interval)
    return () => clearInterval(timer)
    // A slide that the visitor chose stays for a whole interval, so `at` restarts the timer.
    // eslint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [at, count, interval, isPlaying, isPaused])

  return (
    <Styled.Frame
      aria-roledescription={t.carousel}
      aria-label={label}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {/* Announced only when the visitor changes the slide, not when the timer does. */}
      <Styled.Slides id={id} aria-live={isPlaying && !focused ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <Styled.Slide
            key={slide.key}
            aria-label={t.slideOf({
              slide: slide.label,
              number: `${index + 1}`,
              total: `${count}`,
            })}
            inert={index !== at}
            $on={index === at}
            $fade={hasReducedMotion ? 0 : fade}
          >
            {/* A prerendered page contains only the first slide, which appears sooner that way. */}
            {(isHydrated || index === 0) && slide.content}
          </Styled.Slide>
        ))}
      </Styled.Slides>
      <Styled.Controls>
        {!hasReducedMotion && (
          <Styled.PauseControl
            type="button"
            aria-label={stopped ? t.playSlides : t.pauseSlides}
            onClick={() => setStopped(!stopped)}
          >
            {stopped ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
          </Styled.PauseControl>
        )}
        <Styled.Control
          type="button"
          aria-label={t.previousSlide}
          aria-controls={id}
          onClick={goToPrevious}
        >
          <ChevronLeftIcon />
        </Styled.Control>
        <Styled.Dots>
          {slides.map((slide, index) => (
            <Styled.Dot
              key={slide.key}
              type="button"
              aria-label={t.slideNumber({ number: `${index + 1}`, slide: slide.label })}
              aria-current={index === at ? 'true' : undefined}
              onClick={() => setAt(index)}
            />
          ))}
        </Styled.Dots>
        <Styled.Control
          type="button"
          aria-label={t.nextSlide}
          aria-controls={id}
          onClick={goToNext}
        >
          <ChevronRightIcon />
        </Styled.Control>
      </Styled.Controls>
    </Styled.Frame>
  )
}

function usePageHidden(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange)
      return () => document.removeEventListener('visibilitychange', onChange)
    },
    () => document.hidden,
    () => false,
  )
}

/** False on a prerendered page until it is hydrated. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

const subscribeToNothing = () => () => {}
