import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UpdateNotice } from '../../../src/app/update-notice.tsx'
import { watchForUpdate } from '../../../src/lib/site-update.ts'
import { Dialog } from '../../../src/ui/dialog/dialog.tsx'
import { stubPageLoads } from '../support/page-loads.ts'

const entry = '/assets/index-old.js'
const gone = () => new Response(null, { status: 404 })
const script = { 'content-type': 'text/javascript' }

let stopWatching: () => void
const reload = vi.fn<() => void>()
const offer = vi.fn<() => void>()
beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  offer.mockClear()
  document.head.innerHTML = `<script type="module" src="${entry}"></script>`
  stopWatching = watchForUpdate({ reload, offer })
})
afterEach(() => {
  stopWatching()
  document.head.innerHTML = ''
})

/** A chunk does not come, and the host answers a question for the entry like this. */
async function loseChunk(answer: () => Response | Promise<Response>) {
  const asked = vi.fn<typeof fetch>(async () => answer())
  vi.stubGlobal('fetch', asked)
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  expect(asked.mock.calls[0]?.[0]).toMatch(/\/assets\/index-old\.js$/)
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: 'HEAD' })
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

it.each<[string, boolean, () => Response | Promise<Response>]>([
  ['the host no longer has the entry', true, gone],
  ['the host has removed the entry for good', true, () => new Response(null, { status: 410 })],
  [
    'the host answers with its start page',
    true,
    () => new Response('<html>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  ],
  ['the host still has the entry', false, () => new Response(null, { headers: script })],
  ['the host is away', false, () => new Response(null, { status: 503 })],
  [
    'a proxy answers with its own error page',
    false,
    () => new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } }),
  ],
  ['the connection is lost', false, () => Promise.reject(new TypeError('Failed to fetch'))],
])('a chunk does not come while %s: reloads at once: %s', async (_, isReloaded, answer) => {
  await loseChunk(answer)
  expect(reload).toHaveBeenCalledTimes(isReloaded ? 1 : 0)
  expect(offer).not.toHaveBeenCalled()
})

it.each([
  [
    'a field was typed in',
    true,
    async () => {
      render(<input aria-label="Name" />)
      await userEvent.type(screen.getByRole('textbox'), 'Ada')
    },
  ],
  [
    'a search was typed',
    false,
    async () => {
      render(<input type="search" aria-label="Search" />)
      await userEvent.type(screen.getByRole('searchbox'), 'Ada')
    },
  ],
  [
    'a dialog is open',
    true,
    async () => {
      render(<Dialog open title="Anything" onClose={() => undefined} />)
      await screen.findByRole('dialog')
    },
  ],
  [
    'the page has just reloaded for an update',
    true,
    async () => sessionStorage.setItem('waybill-reloaded-at', String(Date.now())),
  ],
  [
    'the page has reloaded for an update long ago',
    false,
    async () => sessionStorage.setItem('waybill-reloaded-at', String(Date.now() - 3_600_000)),
  ],
])('after an update, while %s, the user decides: %s', async (_, isAsked, begin) => {
  await begin()
  await loseChunk(gone)
  expect(offer).toHaveBeenCalledTimes(isAsked ? 1 : 0)
  expect(reload).toHaveBeenCalledTimes(isAsked ? 0 : 1)
})

it('the notice says what happened, and reloads when asked to', async () => {
  const { reload: reloaded } = stubPageLoads()
  render(<UpdateNotice />)
  expect(screen.getByRole('alert')).toHaveTextContent(/^Waybill was updated\./)
  expect(reloaded).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reloaded).toHaveBeenCalledOnce()
})
