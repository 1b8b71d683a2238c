import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import {
  askBeforeReload,
  reloadPage,
  useNavigationBlocker,
} from '../../../src/lib/use-navigation-blocker.ts'
import { openPage } from '../support/open-page.tsx'
import { stubPageLoads } from '../support/page-loads.ts'

function Screen({ on, reload }: { on: boolean; reload: () => void }) {
  const { isAsked, stay, leave } = useNavigationBlocker(on)
  return (
    <>
      <button onClick={() => askBeforeReload(reload)}>Load again</button>
      {isAsked && <button onClick={stay}>Stay</button>}
      {isAsked && <button onClick={leave}>Leave</button>}
    </>
  )
}

/** True if the browser itself asks before the page is left. */
function isAskedByBrowser(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

it('A visitor who would lose no input is not asked before a reload', async () => {
  const reload = vi.fn<() => void>()
  const { press } = openPage(<Screen on={false} reload={reload} />, '/')
  await press('Load again')
  expect(reload).toHaveBeenCalledOnce()
})

it('A visitor who would lose input is asked once before a reload', async () => {
  const { reload } = stubPageLoads()
  const { press } = openPage(<Screen on reload={reloadPage} />, '/')
  expect(isAskedByBrowser()).toBe(true)
  await press('Load again', 'Stay')
  expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull()
  expect(reload).not.toHaveBeenCalled()

  await press('Load again', 'Leave')
  expect(reload).toHaveBeenCalledOnce()
  expect(isAskedByBrowser()).toBe(false)
})
