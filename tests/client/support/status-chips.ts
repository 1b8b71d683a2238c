import { screen, within } from '@testing-library/react'

/** What the buttons that choose a status say. */
export const statusChips = () =>
  within(screen.getByRole('group', { name: 'Status' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
