import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Button } from '../../../src/ui/button/button.tsx'
import { ConfirmDialog } from '../../../src/ui/dialog/confirm-dialog.tsx'
import { Dialog, lazyDialog } from '../../../src/ui/dialog/dialog.tsx'
import { show } from '../support/show.tsx'

it('a user closes a dialog with Escape and returns to the button that opened it', async () => {
  const user = await open()
  const dialog = await screen.findByRole('dialog', { name: 'New thing' })
  expect(dialog).toHaveAccessibleDescription('Tell us about it')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'What' })).toHaveFocus())

  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})

it('a user closes a dialog with its close button', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('a dialog that is saving cannot be closed', async () => {
  const user = await open(<Opener dismissable={false} />)
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
})

it('a dialog stays open when a toast over it is pressed', async () => {
  const { user } = show(
    <>
      <Opener />
      <div id="toasts" aria-live="polite">
        <button type="button">Dismiss</button>
      </div>
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog')
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})

it('a confirmation shows the failure and can be confirmed only once', async () => {
  const confirm = vi.fn()
  const asked = (busy: boolean) => (
    <ConfirmDialog
      open
      title="Remove it?"
      confirmLabel="Remove"
      tone="danger"
      busy={busy}
      error="It could not be removed"
      onConfirm={confirm}
      onClose={() => {}}
    >
      It will be gone.
    </ConfirmDialog>
  )
  const { user, rerender } = show(asked(false))
  expect(await screen.findByRole('alert')).toHaveTextContent('It could not be removed')
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  rerender(asked(true))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(confirm).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveAttribute('aria-busy', 'true')
})

/** Opens the dialog of a page. */
async function open(page = <Opener />) {
  const { user } = show(page)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  return user
}

function Opener({ dismissable = true }: { dismissable?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="New thing"
        description="Tell us about it"
        unsaved={false}
        dismissable={dismissable}
      >
        <input aria-label="What" />
        <input aria-label="Why" />
      </Dialog>
    </>
  )
}

it('a user who loses the connection while a dialog opens keeps the page, and tries again', async () => {
  const load = vi
    .fn<() => Promise<typeof Asked>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /asked.js'))
    .mockResolvedValue(Asked)
  const LazyAsked = lazyDialog(load)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)

  const { user } = show(
    <>
      <p>The page</p>
      <LazyAsked open onClose={() => undefined} />
    </>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This could not be loaded. Check the connection and try again.',
  )
  expect(screen.getByText('The page')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('What is it?')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

function Asked({ open }: { open: boolean; onClose: () => void }) {
  return open && <p>What is it?</p>
}

it('a user who focuses a field before the dialog is ready stays in the field, and later returns to the button', async () => {
  const user = await open()
  const field = await screen.findByRole('textbox', { name: 'Why' })
  field.focus()
  await user.keyboard('Because')
  // By then, the first field would have taken the focus.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await user.keyboard(' of you')
  expect(field).toHaveValue('Because of you')

  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})
