import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { prepareToasts, toast, ToastHost } from '../../../src/ui/toast/toast.tsx'

// Loading code takes real time, even with fake timers.
beforeAll(async () => {
  await prepareToasts()
})

beforeEach(() => {
  vi.useFakeTimers()
  render(<ToastHost />)
})

afterEach(async () => {
  await wait(10_000)
  vi.useRealTimers()
})

it('a success stays for two seconds and is gone a second later', async () => {
  await say(() => toast.success('Saved'))
  expect(screen.getByText('Saved')).toHaveAttribute('role', 'status')
  await wait(1999)
  expect(leaving('Saved')).toBe(false)
  await wait(2)
  expect(leaving('Saved')).toBe(true)
  await wait(800)
  expect(screen.queryByText('Saved')).toBeInTheDocument()
  await wait(400)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

it('an error stays for four seconds and is announced as an alert', async () => {
  await say(() => toast.error('Failed'))
  expect(screen.getByText('Failed')).toHaveAttribute('role', 'alert')
  await wait(3999)
  expect(leaving('Failed')).toBe(false)
  await wait(2)
  expect(leaving('Failed')).toBe(true)
})

it('a loading toast stays until it is closed', async () => {
  let loading = { close: () => {} }
  await say(() => {
    loading = toast.loading('Saving')
  })
  await wait(60_000)
  expect(leaving('Saving')).toBe(false)
  await say(() => loading.close())
  await wait(2000)
  expect(screen.queryByText('Saving')).not.toBeInTheDocument()
})

it('a toast stays while the pointer or the focus is on it', async () => {
  await say(() => toast.success('Wait for me'))
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }))
  await wait(10_000)
  expect(leaving('Wait for me')).toBe(false)
  fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }))
  await wait(2001)
  expect(leaving('Wait for me')).toBe(true)
})

it('a toast stays for its remaining time after the pointer has left it', async () => {
  await say(() => toast.success('Almost read'))
  await wait(1900)
  fireEvent.pointerEnter(screen.getByText('Almost read'))
  await wait(10_000)
  expect(leaving('Almost read')).toBe(false)
  fireEvent.pointerLeave(screen.getByText('Almost read'))
  await wait(99)
  expect(leaving('Almost read')).toBe(false)
  await wait(1)
  expect(leaving('Almost read')).toBe(true)
})

it('a user dismisses a toast', async () => {
  await say(() => toast.info('A parcel moved'))
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await wait(2000)
  expect(screen.queryByText('A parcel moved')).not.toBeInTheDocument()
})

it('twenty toasts are shown at once, and the oldest makes room for the next one', async () => {
  await say(() => {
    for (let one = 1; one <= 21; one += 1) toast.error(`Failure ${one}`)
  })
  expect(screen.getAllByRole('alert')).toHaveLength(20)
  expect(screen.queryByText('Failure 21')).not.toBeInTheDocument()
  await wait(1300)
  expect(screen.getByText('Failure 21')).toBeInTheDocument()
  expect(screen.queryByText('Failure 1')).not.toBeInTheDocument()
  expect(screen.getByText('Failure 2')).toBeInTheDocument()
  expect(screen.getAllByRole('alert')).toHaveLength(20)
})

it('toasts live in a permanent region outside the application', async () => {
  await say(() => toast.success('Saved'))
  const region = screen.getByText('Saved').closest('#toasts')
  expect(region).toHaveAttribute('aria-live', 'polite')
  expect(region?.parentElement).toBe(document.body)
})

async function say(speak: () => void) {
  await act(async () => {
    speak()
    await vi.advanceTimersByTimeAsync(0)
  })
}

// Advances in steps, because React renders what a timer changes only when `act` ends.
async function wait(time: number) {
  for (let left = time; left > 0; left -= 100) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 100)))
  }
}

function leaving(text: string): boolean {
  return screen.getByText(text).closest('[data-leaving]') !== null
}
