import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Carousel } from '../../../src/ui/carousel/carousel.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('the slides turn every four seconds and start over', () => {
  renderSlides()
  expect(shown()).toBe('Send (1 of 3)')
  wait(3999)
  expect(shown()).toBe('Send (1 of 3)')
  wait(1)
  expect(shown()).toBe('Track (2 of 3)')
  wait(8000)
  expect(shown()).toBe('Send (1 of 3)')
})

it('the slides pause while a user points at them', () => {
  renderSlides()
  fireEvent.pointerEnter(carousel())
  wait(20_000)
  expect(shown()).toBe('Send (1 of 3)')
  fireEvent.pointerLeave(carousel())
  wait(4000)
  expect(shown()).toBe('Track (2 of 3)')
})

it('the slides pause while the focus is inside', () => {
  renderSlides()
  fireEvent.focus(screen.getByRole('button', { name: 'Next slide' }))
  wait(20_000)
  expect(shown()).toBe('Send (1 of 3)')
})

it('a user pauses the slides and resumes them', () => {
  renderSlides()
  press('Pause slides')
  wait(20_000)
  expect(shown()).toBe('Send (1 of 3)')
  press('Play slides')
  wait(4000)
  expect(shown()).toBe('Track (2 of 3)')
})

it('a user changes slides by hand, and going back from the first shows the last', () => {
  renderSlides()
  press('Previous slide')
  expect(shown()).toBe('Deliver (3 of 3)')
  press('Slide 2: Track')
  expect(shown()).toBe('Track (2 of 3)')
})

it('the slides do not move for a user who prefers reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  renderSlides()
  wait(20_000)
  expect(shown()).toBe('Send (1 of 3)')
  expect(screen.queryByRole('button', { name: 'Pause slides' })).not.toBeInTheDocument()
})

it('the slides pause while the tab is hidden', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  renderSlides()
  wait(20_000)
  expect(shown()).toBe('Send (1 of 3)')
  hidden.mockReturnValue(false)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  wait(4000)
  expect(shown()).toBe('Track (2 of 3)')
})

function renderSlides() {
  const slides = ['Send', 'Track', 'Deliver'].map((label) => ({
    key: label,
    label,
    content: <p>{label}</p>,
  }))
  render(<Carousel label="What we do" slides={slides} />)
}

const carousel = () => screen.getByRole('region', { name: 'What we do' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function shown() {
  const slides = screen.getAllByRole('group', { hidden: true })
  return slides.find((slide) => !slide.hasAttribute('inert'))?.getAttribute('aria-label')
}

const wait = (time: number) => act(() => void vi.advanceTimersByTime(time))
