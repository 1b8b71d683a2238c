import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Route, Router, Switch } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { ToastHost } from '../../../src/ui/toast/toast.tsx'
import { clearCachedData } from '../../../src/stores/query/query.ts'

/** Opens a dashboard's page at an address, with nothing cached; `address()` says where that is now. */
export function openPage(page: ReactNode, path: string) {
  clearCachedData()
  const location = memoryLocation({ path, record: true })
  const person = userEvent.setup({ delay: null })
  const screenWith = (shown: ReactNode) => (
    <Router hook={location.hook} searchHook={location.searchHook}>
      {shown}
      <ToastHost />
    </Router>
  )
  const { rerender } = render(screenWith(page))
  return {
    person,
    address: () => location.history.at(-1),
    navigate: location.navigate,
    leave: () => rerender(screenWith(null)),
    comeBack: () => rerender(screenWith(page)),
  }
}

/** Opens one page at an address, from which its links lead elsewhere. */
export function visit(path: string, page: ReactNode, pattern = path.split('?')[0] ?? path) {
  const routes = (
    <Switch>
      <Route path={pattern}>{page}</Route>
      <Route>elsewhere</Route>
    </Switch>
  )
  return openPage(routes, path)
}
