import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Route, Router, Switch } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { ToastHost } from '../../../src/ui/toast/toast.tsx'

/** Opens one page at an address; `address()` says where the person has got to. */
export function visit(path: string, page: ReactNode, pattern = path.split('?')[0] ?? path) {
  const location = memoryLocation({ path, record: true })
  const person = userEvent.setup({ delay: null })
  render(
    <Router hook={location.hook} searchHook={location.searchHook}>
      <Switch>
        <Route path={pattern}>{page}</Route>
        <Route>elsewhere</Route>
      </Switch>
      <ToastHost />
    </Router>,
  )
  return { person, address: () => location.history.at(-1), navigate: location.navigate }
}
