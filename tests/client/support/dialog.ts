import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Waits until no dialog is open and the page is accessible again, which takes one more step. */
export const dialogClosed = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.querySelector('[data-floating-ui-inert]')).toBeNull()
  })
