import { screen, waitFor } from '@testing-library/react'
import { Component, useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { expect, it, vi } from 'vitest'
import { CloseButton } from '../../../src/ui/dialog/close-button.tsx'
import { Dialog } from '../../../src/ui/dialog/dialog.tsx'
import { show } from '../support/show.tsx'

type Person = ReturnType<typeof show>['user']

const waysOut: [string, (person: Person) => Promise<void>][] = [
  ['Escape', (person) => person.keyboard('{Escape}')],
  ['the close button', (person) => person.click(screen.getByRole('button', { name: 'Close' }))],
  [
    'the button in the footer',
    (person) => person.click(screen.getByRole('button', { name: 'Cancel' })),
  ],
  ['a press outside', (person) => person.click(screen.getByText('The page'))],
]

it.each(waysOut)('a dialog asks before %s discards what was entered', async (_, leave) => {
  const { person, onClose } = await openNote()
  await person.type(screen.getByRole('textbox'), 'Left with Mia')
  await leave(person)
  expect(screen.getByRole('alert')).toHaveTextContent('Discard what you entered?')
  expect(onClose).not.toHaveBeenCalled()

  await person.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('textbox')).toHaveValue('Left with Mia')

  await leave(person)
  await person.click(screen.getByRole('button', { name: 'Discard' }))
  expect(onClose).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it.each(waysOut)('a dialog in which nothing was entered closes with %s', async (_, leave) => {
  const { person, onClose } = await openNote()
  await leave(person)
  expect(onClose).toHaveBeenCalledOnce()
})

it('typing on answers the question', async () => {
  const { person, onClose } = await openNote()
  const field = screen.getByRole('textbox')
  await person.type(field, 'Left')
  await person.keyboard('{Escape}')
  expect(screen.getByRole('alert')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
  await person.type(field, ' with Mia')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

it('a link elsewhere waits for the answer, and so does the browser before it leaves the page', async () => {
  const { person, onClose } = await openNote()
  const leavePage = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leavePage()).toBe(true)
  await person.type(screen.getByRole('textbox'), 'Left')
  expect(leavePage()).toBe(false)
  const before = window.location.pathname
  screen.getByText('Elsewhere').click()
  expect(await screen.findByText('Discard what you entered?')).toBeVisible()
  expect(window.location.pathname).toBe(before)
  await person.click(screen.getByRole('button', { name: 'Discard' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(window.location.pathname).toBe('/elsewhere')
})

it('a dialog with a field has to say whether it is unsaved', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  show(
    <Boundary>
      <Dialog open title="Note" onClose={() => undefined}>
        <input aria-label="Note" />
      </Dialog>
    </Boundary>,
  )
  expect(await screen.findByText(/^The dialog "Note" has a field/)).toBeVisible()
})

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state = { message: '' }
  static getDerivedStateFromError = ({ message }: Error) => ({ message })
  override render = () => (this.state.message ? <p>{this.state.message}</p> : this.props.children)
}

async function openNote() {
  const onClose = vi.fn()
  const { user } = show(
    <>
      <p>The page</p>
      <Link href="/elsewhere">Elsewhere</Link>
      <Note onClose={onClose} />
    </>,
  )
  await screen.findByRole('dialog')
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
  return { person: user, onClose }
}

function Note({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(true)
  const [note, setNote] = useState('')
  return (
    <Dialog
      open={open}
      unsaved={note !== ''}
      title="Note"
      onClose={() => {
        onClose()
        setOpen(false)
      }}
      footer={<CloseButton>Cancel</CloseButton>}
    >
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
    </Dialog>
  )
}
