import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const persist = vi.fn<() => Promise<boolean>>(() => Promise.reject(new Error('refused')))

const scan = {
  key: 'scan-1',
  trackingId: 'TRK-AAAA-BBBB-CCCC-DDD1',
  readAt: '2026-03-02T09:00:00.000Z',
  outcome: { state: 'waiting' },
} as const

/** Stores that keep something in the browser, each with something to keep. */
const stores = {
  outbox: async () => {
    const { addEntries, openOutbox } = await import('../../../src/stores/outbox.ts')
    openOutbox('user-1')
    await addEntries([{ type: 'start', runId: 'run-1' }])
  },
  photo: async () => {
    const { storePhoto } = await import('../../../src/stores/outbox-photos.ts')
    await storePhoto('user-1/entry-1', '/9j/')
  },
  draft: async () => {
    const { draftsWritten, saveDraft } = await import('../../../src/stores/door-drafts.ts')
    saveDraft('user-1/deliver/p-1', { receivedBy: 'Rita' })
    await draftsWritten()
  },
  scans: async () => {
    const { storeScans } = await import('../../../src/stores/stored-scans.ts')
    storeScans('user-1', { status: 'APPROVED', scans: [{ ...scan, status: 'APPROVED' }] })
  },
  stop: async () => {
    const { chooseStop } = await import('../../../src/stores/chosen-stop.ts')
    chooseStop('user-1', 'run-1', 'stop-1')
  },
}

beforeEach(() => {
  vi.resetModules()
  persist.mockClear()
  localStorage.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', Object.assign(navigator, { storage: { persist } }))
})

describe('A browser is asked to keep', () => {
  it.each([
    ['an entry of the outbox', stores.outbox],
    ['a photo', stores.photo],
    ['a draft', stores.draft],
    ['scans', stores.scans],
  ])('%s, once, even if it refuses', async (_what, keep) => {
    expect(persist).not.toHaveBeenCalled()
    await keep()
    await keep()
    expect(persist).toHaveBeenCalledTimes(1)
  })

  it('nothing for something that can be lost', async () => {
    await stores.stop()
    expect(persist).not.toHaveBeenCalled()
  })
})

it.each([
  ['there is no storage manager', () => void Reflect.deleteProperty(navigator, 'storage')],
  ['it cannot persist', () => void Object.assign(navigator, { storage: {} })],
])('A photo is kept where %s', async (_what, become) => {
  become()
  const { storePhoto } = await import('../../../src/stores/outbox-photos.ts')
  expect(await storePhoto('user-1/entry-1', '/9j/')).toBe(true)
})
