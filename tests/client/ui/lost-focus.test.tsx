import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { afterPaint } from '../../../src/lib/scheduling.ts'
import { FocusRestoration } from '../../../src/ui/focus/lost-focus.tsx'

interface Row {
  isThere: boolean
  isInDialog?: boolean
  /** Some browsers first blur an element that is removed, others do not. */
  blursFirst?: boolean
  /** A field takes the focus itself in the next frame. */
  hasHeir?: boolean
}

function Page({ isThere, isInDialog = false, blursFirst = false, hasHeir = false }: Row) {
  const row = isThere && (
    <p>
      <button
        ref={(button) => () => {
          if (blursFirst) button?.blur()
        }}
      >
        Remove
      </button>
    </p>
  )
  return (
    <>
      <main id="content" tabIndex={-1}>
        <input aria-label="Search" />
        {!isInDialog && row}
        {!isThere && hasHeir && <input ref={focusInNextFrame} aria-label="Next" />}
      </main>
      {isInDialog && (
        <dialog open aria-label="Question" aria-modal="true" tabIndex={-1}>
          {row}
        </dialog>
      )}
      <FocusRestoration />
    </>
  )
}

const focusInNextFrame = (field: HTMLElement | null) => {
  requestAnimationFrame(() => field?.focus())
}

const pressRemove = () => userEvent.click(screen.getByRole('button', { name: 'Remove' }))
const content = () => screen.getByRole('main')
const field = (name: string) => () => screen.getByRole('textbox', { name })
const question = () => screen.getByRole('dialog', { name: 'Question' })
const nothing = () => document.body

/** A removal is noticed in a microtask, and the focus moves after the next paint. */
async function focusIsRestored(): Promise<void> {
  await Promise.resolve()
  await new Promise<void>((resolve) => void afterPaint(resolve))
}

it.each([
  { title: 'goes to the content', has: content },
  { title: 'goes to the open dialog', has: question, isInDialog: true },
  {
    title: 'goes to the content in a browser that blurs the button first',
    has: content,
    blursFirst: true,
  },
  {
    title: 'moves to a field that takes the focus a moment later',
    has: field('Next'),
    hasHeir: true,
  },
  {
    title: 'goes to the content, even if the content has just changed',
    has: content,
    meanwhile: () => {
      content().append('A new row')
      return focusIsRestored()
    },
  },
  {
    title: 'stays in the field that the user has clicked',
    has: field('Search'),
    meanwhile: () => userEvent.click(field('Search')()),
  },
  {
    title: 'stays on the page after a click beside all controls',
    has: nothing,
    meanwhile: () => userEvent.click(document.body),
  },
])('the focus of a removed button $title', async ({ has, meanwhile, ...row }) => {
  const { rerender } = render(<Page isThere {...row} />)
  await pressRemove()
  await meanwhile?.()
  rerender(<Page isThere={false} {...row} />)
  await focusIsRestored()

  expect(screen.queryByRole('button')).toBeNull()
  expect(has()).toHaveFocus()
})

it.each([
  { title: 'before the button', isFirst: true },
  { title: 'after the button, before the next paint', isFirst: false },
])('the focus is not moved once the page has gone, $title', async ({ isFirst }) => {
  const button = document.body.appendChild(document.createElement('button'))
  const main = document.body.appendChild(document.createElement('main'))
  Object.assign(main, { id: 'content', tabIndex: -1 })
  const { unmount } = render(<FocusRestoration />)
  button.focus()
  await Promise.resolve()
  if (isFirst) unmount()
  button.remove()
  await Promise.resolve()
  unmount()
  await focusIsRestored()

  expect(document.body).toHaveFocus()
  main.remove()
})
