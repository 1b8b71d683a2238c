import { screen } from '@testing-library/react'
import MachinesPage from '../../../src/pages/machines-page.tsx'
import { openPage } from './open-page.tsx'

export const openMachines = (query = '') => openPage(<MachinesPage />, `/machines${query}`)

/** The machine's state in the panel. */
export function shownState(): HTMLElement | null {
  const now = screen.getByRole('region', { name: 'Now' })
  // The copy button before it has an output of its own.
  return [...now.querySelectorAll('output')].at(-1) ?? null
}

export const litBoxes = () =>
  [...document.querySelectorAll('svg .here .title')].map((title) => title.textContent)
