import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Button, IconButton, LinkButton } from '../../../src/ui/button/button.tsx'
import { show } from '../support/show.tsx'

it('a disabled button keeps the focus, says why and does nothing', async () => {
  const act = vi.fn()
  const { user } = show(
    <Button disabledReason="It has already left" onClick={act}>
      Cancel
    </Button>,
  )
  await user.tab()
  const button = screen.getByRole('button', { name: 'Cancel' })
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription('It has already left')
  await user.hover(button)
  expect(screen.getByRole('tooltip')).toHaveTextContent('It has already left')
  await user.keyboard('{Enter}')
  await user.click(button)
  expect(act).not.toHaveBeenCalled()
})

it('a form is sent once, even if its busy button is pressed again', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy}>
        Save
      </Button>
    </form>
  )
  const { user, rerender } = show(form(false))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  rerender(form(true))
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.type(screen.getByRole('textbox'), 'x{Enter}')
  expect(submit).toHaveBeenCalledTimes(1)
})

it('Escape closes a tooltip', async () => {
  const { user } = show(<IconButton label="Print">P</IconButton>)
  await user.hover(screen.getByRole('button', { name: 'Print' }))
  expect(screen.getByRole('tooltip')).toHaveTextContent('Print')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
})

it('a link button is a link', () => {
  render(
    <LinkButton href="/track" tone="primary">
      Track
    </LinkButton>,
  )
  expect(screen.getByRole('link', { name: 'Track' })).toHaveAttribute('href', '/track')
})
