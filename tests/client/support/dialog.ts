import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** No dialog is open, and the page is within reach again: it is given back one step after the dialog has gone. */
export const dialogClosed = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.querySelector('[data-floating-ui-inert]')).toBeNull()
  })
