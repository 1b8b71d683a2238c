import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Role } from '../../../openapi.d.ts'
import { useSessionView } from '../../../src/features/session/session-view.ts'
import HomePage from '../../../src/pages/home-page.tsx'
import { linksIn } from '../support/texts.ts'

const noUser = useSessionView.getState()

afterEach(() => {
  vi.useRealTimers()
  useSessionView.setState(noUser)
})

/** Code for everything below the first view loads after it. */
async function openHome() {
  render(<HomePage />)
  await screen.findByRole('heading', { name: 'How It Works' }, { timeout: 15_000 })
}

describe('A visitor on the landing page', () => {
  it('reads one heading and finds the links to send, track and get started', async () => {
    await openHome()

    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(linksIn()).toEqual([
      ['Send Parcel Now', '/login'],
      ['Track Your Parcel', '/track'],
      ['Create an account', '/register'],
      ['Get Started', '/login'],
    ])
  })

  it('reads how it works in four steps', async () => {
    await openHome()

    const section = screen.getByRole('heading', { name: 'How It Works' }).closest('section')
    const steps = within(section ?? document.body).getAllByRole('heading', { level: 3 })
    expect(steps.map((step) => step.textContent)).toEqual([
      'Request',
      'Approve',
      'Travel',
      'Confirm',
    ])
  })

  it('reads three reasons to choose us', async () => {
    await openHome()

    const section = screen.getByRole('heading', { name: 'Why Choose Us' }).closest('section')
    const cards = within(section ?? document.body).getAllByRole('article')
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Real-Time Tracking',
      'Status Logs',
      'Delivery Confirmation',
    ])
  })

  it('sees the next of three slides every 4000 ms, until they pause them', () => {
    vi.useFakeTimers()
    render(<HomePage />)
    const shown = () =>
      screen
        .getByRole('region', { name: 'What Waybill does' })
        .querySelector('[aria-roledescription=slide]:not([inert])')
        ?.getAttribute('aria-label')
    expect(shown()).toBe('Send (1 of 3)')

    act(() => void vi.advanceTimersByTime(3999))
    expect(shown()).toBe('Send (1 of 3)')
    act(() => void vi.advanceTimersByTime(1))
    expect(shown()).toBe('Track (2 of 3)')

    fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }))
    act(() => void vi.advanceTimersByTime(60_000))
    expect(shown()).toBe('Track (2 of 3)')

    fireEvent.click(screen.getByRole('button', { name: 'Play slides' }))
    act(() => void vi.advanceTimersByTime(4000))
    expect(shown()).toBe('Deliver (3 of 3)')
    act(() => void vi.advanceTimersByTime(4000))
    expect(shown()).toBe('Send (1 of 3)')
  })
})

it.each<[Role, string]>([
  ['ADMIN', '/admin/parcels'],
  ['SENDER', '/sender'],
  ['RECEIVER', '/receiver'],
])('A user with the role %s finds the link to their work first', (role, href) => {
  const user = { id: 'u-1', name: 'Ada', email: 'ada@example.com', role, isBlocked: false }
  useSessionView.setState({ state: 'signedIn', user })
  render(<HomePage />)

  expect(linksIn().slice(0, 3)).toEqual([
    ['Go to parcels', href],
    ['Send Parcel Now', '/login'],
    ['Track Your Parcel', '/track'],
  ])
})
