import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '../../../src/app/error-boundary.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

it('A visitor whose page breaks is told, tries again and continues', async () => {
  let isBroken = true
  function Page() {
    if (isBroken) throw new Error('undefined is not a function')
    return <h1>Parcels</h1>
  }
  render(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on this page.')

  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(screen.getByRole('heading', { name: 'Parcels' })).toBeVisible()
})

it.each([
  'Failed to fetch dynamically imported module: https://example.com/assets/page-1.js',
  'error loading dynamically imported module: https://example.com/assets/page-1.js',
  'Importing a module script failed.',
])(
  'A visitor whose page cannot load its code after an update is offered a reload: %s',
  (message) => {
    function Page(): never {
      throw new TypeError(message)
    }
    render(
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>,
    )

    expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded.')
  },
)
