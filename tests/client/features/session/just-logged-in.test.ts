import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { ok, standInHost } from '../../../support/host.ts'
import { wireUser } from '../../../support/wire.ts'

const isHeard = vi.fn<() => void>()
const otherTab = new BroadcastChannel('waybill-session')
otherTab.addEventListener('message', isHeard)

afterAll(() => otherTab.close())

beforeEach(() => {
  standInHost({ 'GET /api/user/me': () => ok(wireUser()) })
})

/** Opens a page of a signed-in user, in a document of its own. */
async function openPage() {
  vi.resetModules()
  const { leaving } = await import('../../../../src/lib/leaving.ts')
  const { startLogin } = await import('../../../../src/features/session/login-actor.ts')
  const { sessionActor } = await import('../../../../src/features/session/session-actor.ts')
  const { toast } = await import('../../../../src/ui/toast/toast.tsx')
  const success = vi.spyOn(toast, 'success')
  const goTo = vi.spyOn(leaving, 'goTo').mockImplementation(() => {})
  sessionActor.start()
  await waitFor(sessionActor, (snapshot) => snapshot.matches('signedIn'))
  return { startLogin, goTo, announced: success.mock.calls.flat() }
}

it('A login at the identity provider is announced once, here and in other tabs', async () => {
  document.cookie = 'justLoggedIn=yes; path=/'
  expect((await openPage()).announced).toEqual(['Logged in successfully!'])
  await vi.waitFor(() => expect(isHeard).toHaveBeenCalledOnce())
  expect(document.cookie).toBe('')
  expect((await openPage()).announced).toEqual([])
})

it('A user who returned from the provider with Back sees no welcome', async () => {
  const { startLogin, goTo } = await openPage()
  const page = { address: '/', welcome: () => {}, open: () => {} }
  const login = startLogin(page, () => {})
  login.send({ type: 'LEAVE' })
  expect(goTo).toHaveBeenCalledOnce()
  login.stop()
  expect((await openPage()).announced).toEqual([])
})
