import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Button } from '../../../src/ui/button/button.tsx'
import { Menu } from '../../../src/ui/menu/menu.tsx'
import { show } from '../support/show.tsx'

it('a user opens a menu, picks an entry and returns to its button', async () => {
  const { user, copy } = renderMenu()
  await user.click(more())
  expect(await screen.findByRole('menu', { name: 'Actions' })).toBeInTheDocument()
  await user.click(screen.getByRole('menuitem', { name: 'Copy' }))
  expect(copy).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  await waitFor(() => expect(more()).toHaveFocus())
})

it('a user who picks an entry before the menu has been positioned returns to its button, too', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  const { user, copy } = renderMenu()
  await user.click(more())
  await user.click(await screen.findByRole('menuitem', { name: 'Copy' }))
  expect(copy).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('menu')).toBeNull()
  expect(more()).toHaveFocus()
})

it('a radio entry says whether it is the chosen one', async () => {
  const { user } = renderMenu()
  await user.click(more())
  expect(await screen.findByRole('menuitemradio', { name: 'Light' })).toBeChecked()
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).not.toBeChecked()
})

it('Escape closes the menu', async () => {
  const { user } = renderMenu()
  await user.click(more())
  await screen.findByRole('menu')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

it('a user opens the menu with the keyboard and moves through it with arrow keys', async () => {
  const { user, copy } = renderMenu()
  await user.tab()
  await user.keyboard('{ArrowDown}')
  const first = await screen.findByRole('menuitem', { name: 'Copy' })
  await waitFor(() => expect(first).toHaveFocus())
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Light' })).toHaveFocus())
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(first).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(copy).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(more()).toHaveFocus())
})

it('a second press of its button closes the menu', async () => {
  const { user } = renderMenu()
  await user.click(more())
  await screen.findByRole('menu')
  expect(more()).toHaveAttribute('aria-expanded', 'true')
  await user.click(more())
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(more()).toHaveAttribute('aria-expanded', 'false')
})

const more = () => screen.getByRole('button', { name: 'More' })

function renderMenu() {
  const copy = vi.fn()
  const shown = show(
    <Menu
      label="Actions"
      trigger={<Button>More</Button>}
      items={[
        { label: 'Copy', onSelect: copy },
        { label: 'Light', checked: true },
        { label: 'Dark', checked: false },
      ]}
    />,
  )
  return { ...shown, copy }
}
