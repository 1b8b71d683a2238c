import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { textsIn } from './texts.ts'

/** Opens the filter panel. */
export async function openFilters(person: UserEvent) {
  await person.click(await screen.findByRole('button', { name: /^Filter(, \d active)?$/ }))
  const panel = within(await screen.findByRole('dialog', { name: 'Filter' }))
  await panel.findByLabelText('Created from')
  return panel
}

/** Reads the chips of active filters. */
export const filtersSet = () => {
  const list = screen.queryByRole('list', { name: 'Active filters' })
  return list ? textsIn(list, 'button') : []
}

/** Opens the table's column menu. */
export async function openColumns(person: UserEvent) {
  await person.click(screen.getByRole('button', { name: 'Columns' }))
  return within(await screen.findByRole('dialog', { name: 'Columns' }))
}

/** Opens the menu at the end of a parcel's row. */
export async function openActions(person: UserEvent, trackingId: string) {
  const label = `Actions for ${trackingId}`
  await person.click(await screen.findByRole('button', { name: label }))
  return within(await screen.findByRole('menu', { name: label }))
}
