import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Route, Router, Switch } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { FocusRestoration } from '../../../src/ui/focus/lost-focus.tsx'
import { ToastHost } from '../../../src/ui/toast/toast.tsx'
import { clearCachedData } from '../../../src/stores/query/query.ts'
import { standInHost } from '../../support/host.ts'

/** The host's answer to each call. */
export type Answers = Parameters<typeof standInHost>[0]

/**
 * Opens a dashboard page at an address, with nothing cached; `address()` returns the current one.
 */
export function openPage(page: ReactNode, path: string) {
  clearCachedData()
  const location = memoryLocation({ path, record: true })
  const person = userEvent.setup({ delay: null })
  const screenWith = (shown: ReactNode) => (
    <Router hook={location.hook} searchHook={location.searchHook}>
      {shown}
      <ToastHost />
      <FocusRestoration />
    </Router>
  )
  const { rerender } = render(screenWith(page))
  return {
    person,
    /** Presses one button after another, each as soon as it appears. */
    press: async (...names: (string | RegExp)[]) => {
      for (const name of names) await person.click(await screen.findByRole('button', { name }))
    },
    address: () => location.history.at(-1),
    navigate: location.navigate,
    leave: () => rerender(screenWith(null)),
    comeBack: () => rerender(screenWith(page)),
  }
}

/** Opens a dashboard page on a host with these answers. */
export const openOn = (answers: Answers, page: ReactNode, path: string) => ({
  host: standInHost(answers),
  ...openPage(page, path),
})

/** Opens the same page for each test of a file. */
export const opener =
  (page: ReactNode, path: string) =>
  (answers?: Answers, at = path) =>
    openOn(answers, page, at)

/** Opens one page at an address; links lead to other pages. */
export function visit(path: string, page: ReactNode, pattern = path.split('?')[0] ?? path) {
  const routes = (
    <Switch>
      <Route path={pattern}>{page}</Route>
      <Route>
        <p>elsewhere</p>
      </Route>
    </Switch>
  )
  return openPage(routes, path)
}

/** Opens one page at an address, on a host with these answers. */
export const visitOn = (answers: Answers, ...[path, page, pattern]: Parameters<typeof visit>) => ({
  host: standInHost(answers),
  ...visit(path, page, pattern),
})
