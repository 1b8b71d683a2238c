import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ErrorState } from '../../../src/ui/empty-state/empty-state.tsx'
import { StaleNotice } from '../../../src/ui/notice/stale-notice.tsx'

type RetryProps = { onRetry: () => void }

const places = [
  {
    title: 'a failed list',
    Place: (props: RetryProps) => <ErrorState title="Failed" {...props} />,
  },
  {
    title: 'a list from before',
    Place: (props: RetryProps) => <StaleNotice text="Failed" busy={false} {...props} />,
  },
]

/** A page whose failure goes, by a retry or by itself. */
function Page({ Place }: Pick<(typeof places)[number], 'Place'>) {
  const [hasFailed, setHasFailed] = useState(true)
  return (
    <main id="content" tabIndex={-1}>
      <input aria-label="Search" onChange={() => setHasFailed(false)} />
      {hasFailed && <Place onRetry={() => setHasFailed(false)} />}
    </main>
  )
}

it.each(places)('the focus goes from the retry of $title to the content', async ({ Place }) => {
  render(<Page Place={Place} />)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('main')).toHaveFocus()
})

it.each(places)('the focus stays elsewhere when $title comes by itself', async ({ Place }) => {
  render(<Page Place={Place} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'x')

  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus()
})
