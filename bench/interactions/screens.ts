import type { Page } from '@playwright/test'
import type { Step } from './slow-page.ts'

export interface Screen {
  name: string
  path: string
  user: 'admin' | 'bulkSender' | 'receiver'
  steps: Step[]
}

const closeWith = (role: 'dialog' | 'menu') => async (page: Page) => {
  const opened = page.getByRole(role)
  await opened.waitFor()
  // On a busy machine, it may not handle keys yet.
  while (await opened.isVisible()) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(500)
  }
}
const closeDialog = closeWith('dialog')
const closeMenu = closeWith('menu')
// Undoes a typed letter within the pause after which a search begins.
const deleteLetter = (page: Page) => page.keyboard.press('Backspace')

const themeMenu: Step = {
  name: 'open the theme menu',
  target: (page) => page.getByRole('button', { name: /theme/i }),
  undo: closeMenu,
}
const typeLetter: Step = {
  name: 'type a letter into the search',
  target: (page) => page.getByRole('searchbox'),
  key: 'e',
  undo: deleteLetter,
}
const turnPage = (next: string, previous: string): Step[] => [
  {
    name: 'next page, fetched ahead',
    target: (page) => page.getByRole('button', { name: next, exact: true }),
    undo: (page) => page.getByRole('button', { name: previous, exact: true }).click(),
  },
]

/** Screens to measure. The table shows ten users by default, and fifty at most. */
export const screens: Screen[] = [
  {
    name: 'Table of 50 users',
    path: '/admin/users?size=50',
    user: 'admin',
    steps: [
      {
        name: 'tick a row',
        target: (page, round) =>
          page
            .getByRole('row')
            .nth(round + 1)
            .getByRole('checkbox'),
      },
      {
        name: 'tick all rows',
        target: (page) => page.getByRole('checkbox', { name: 'Select all rows' }),
      },
      {
        name: 'sort by a column',
        target: (page, round) =>
          page
            .getByRole('columnheader')
            .getByRole('button', { name: sorts[round % sorts.length] ?? 'Name' }),
      },
      ...turnPage('Next page', 'Previous page'),
      typeLetter,
      {
        name: 'open the dialog of a row',
        // Unblocking asks for no confirmation, and blocking oneself is disabled.
        target: (page, round) =>
          page.getByRole('button', { name: /^Block /, disabled: false }).nth(round),
        undo: closeDialog,
      },
      themeMenu,
    ],
  },
  {
    name: 'Grid of parcels',
    path: '/admin/parcels',
    user: 'admin',
    steps: [
      {
        name: 'tick a card',
        target: (page, round) =>
          page
            .getByRole('article')
            .nth(round % 6)
            .getByRole('checkbox'),
      },
      {
        name: 'open the dialog of a card',
        target: (page) => page.getByRole('button', { name: 'Block', exact: true }).first(),
        undo: closeDialog,
      },
      ...turnPage('Next', 'Previous'),
      {
        name: 'choose a status',
        target: (page, round) =>
          page
            .getByRole('group', { name: 'Status' })
            .getByRole('button')
            .nth(round % 6),
      },
      typeLetter,
      themeMenu,
    ],
  },
  {
    name: "A sender's grid",
    path: '/sender/parcels',
    user: 'bulkSender',
    steps: [
      ...turnPage('Next', 'Previous'),
      {
        name: 'open the dialog for a new parcel',
        target: (page) => page.getByRole('button', { name: 'Create Parcel' }),
        undo: closeDialog,
      },
    ],
  },
]

const sorts = ['Email', 'Role', 'Status', 'Name']
