import { screen, within } from '@testing-library/react'

/** Reads the buttons that choose a status. */
export const statusChips = () =>
  within(screen.getByRole('group', { name: 'Status' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
