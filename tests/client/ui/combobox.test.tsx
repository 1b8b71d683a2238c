import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Combobox } from '../../../src/ui/combobox/combobox.tsx'
import { Dialog } from '../../../src/ui/dialog/dialog.tsx'
import { show } from '../support/show.tsx'

type Person = { id: string; name: string; email: string }

const people: Person[] = [
  { id: 'a', name: 'Amara Osei', email: 'amara@north.example' },
  { id: 'b', name: 'Bjorn Dahl', email: 'bjorn@south.example' },
  { id: 'c', name: 'Chen Wei', email: 'chen@north.example' },
]

it('a user picks a person with the keyboard alone', async () => {
  const { user } = show(<Picker />)
  await user.tab()
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(chosen()).toBe('b')
  expect(box()).toHaveValue('Bjorn Dahl')
  expect(box()).toHaveAttribute('aria-expanded', 'false')
})

it('a user filters the list by part of an email and hears how many options are left', async () => {
  const { user } = show(<Picker />)
  await user.type(box(), 'NORTH')
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([
    'Amara Oseiamara@north.example',
    'Chen Weichen@north.example',
  ])
  expect(screen.getByText('2 options')).toBeInTheDocument()
  await user.keyboard('{End}{Enter}')
  expect(chosen()).toBe('c')
})

it('the text box points to the active option', async () => {
  const { user } = show(<Picker />)
  await user.tab()
  await user.keyboard('{ArrowDown}{End}{Home}')
  const first = screen.getByRole('option', { name: /Amara/ })
  await waitFor(() => expect(box()).toHaveAttribute('aria-activedescendant', first.id))
  expect(first.id).not.toBe('')
})

it('a user picks a person with the mouse and clears the choice again', async () => {
  const { user } = show(<Picker />)
  await user.click(box())
  await user.click(screen.getByRole('option', { name: /Chen/ }))
  expect(chosen()).toBe('c')
  await user.click(screen.getByRole('button', { name: 'Clear receiver' }))
  expect(chosen()).toBe('none')
  expect(box()).toHaveValue('')
  expect(box()).toHaveFocus()
})

it('text that was typed without a choice is removed when the box loses the focus', async () => {
  const { user } = show(<Picker />)
  await user.type(box(), 'Zoe')
  expect(screen.getByText('Nobody found')).toBeInTheDocument()
  await user.tab()
  expect(chosen()).toBe('none')
  expect(box()).toHaveValue('')
})

it('Escape closes the list but not the dialog around it', async () => {
  const close = vi.fn()
  const { user } = show(
    <Dialog open unsaved={false} onClose={close} title="New thing">
      <Picker />
    </Dialog>,
  )
  await screen.findByRole('dialog')
  await user.click(box())
  expect(screen.getAllByRole('option')).toHaveLength(3)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  expect(close).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(close).toHaveBeenCalledTimes(1)
})

it('a user whose list failed to load tries again', async () => {
  const retry = vi.fn()
  const { user } = show(<Picker state="failed" onRetry={retry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('The list could not be loaded.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

it('the text box is described by its error', () => {
  render(<Picker error="Receiver is required" />)
  expect(box()).toHaveAccessibleDescription('Receiver is required')
  expect(box()).toBeInvalid()
})

const chosen = () => screen.getByTestId('chosen').textContent
const box = () => screen.getByRole('combobox', { name: 'Receiver' })

type PickerProps = { state?: 'ready' | 'failed'; onRetry?: () => void; error?: string }

function Picker({ state = 'ready', ...rest }: PickerProps) {
  const [person, setPerson] = useState<Person | null>(null)
  return (
    <>
      <Combobox
        {...rest}
        label="Receiver"
        name="receiver"
        value={person}
        onChange={setPerson}
        options={people}
        getKey={(one) => one.id}
        getLabel={(one) => one.name}
        getDescription={(one) => one.email}
        state={state}
        clearLabel="Clear receiver"
        emptyText="Nobody found"
      />
      <p data-testid="chosen">{person?.id ?? 'none'}</p>
    </>
  )
}
