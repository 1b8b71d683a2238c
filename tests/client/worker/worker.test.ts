import { afterEach, beforeEach, expect, it, vi } from 'vitest'

interface LifecycleEvent {
  waitUntil(work: Promise<unknown>): void
}

let listeners: Map<string, (event: LifecycleEvent) => void>
let cacheNames: string[]
/** True if the browser stops the old worker on request; false while it restarts it. */
let stopsOldWorker: boolean
let state: 'installing' | 'installed' | 'activated'

beforeEach(async () => {
  vi.useFakeTimers()
  listeners = new Map()
  cacheNames = ['waybill-old', 'of-another-program']
  stopsOldWorker = true
  state = 'installing'
  vi.stubGlobal('location', { origin: 'https://waybill.test', search: '?de' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('buildId', 'next')
  vi.stubGlobal('caches', {
    open: async (name: string) => void cacheNames.push(name),
    keys: async () => cacheNames,
    delete: async (name: string) => {
      cacheNames = cacheNames.filter((one) => one !== name)
    },
  })
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: (event: LifecycleEvent) => void) =>
      listeners.set(type, listener),
    // Before the worker is installed, the browser only notes that it should not wait.
    skipWaiting: async () => {
      if (state === 'installed') await activate()
    },
    clients: { claim: async () => {} },
  })
  vi.resetModules()
  await import('../../../src/worker/worker.ts')
})

afterEach(() => void vi.useRealTimers())

it('A new build takes over once it is installed, and drops the old cache', async () => {
  await install()
  expect(state).toBe('activated')
  expect(cacheNames).toEqual(['of-another-program', 'waybill-next?de'])
})

it('A new build takes over even if the old worker has just been restarted for a request', async () => {
  stopsOldWorker = false
  await install()
  expect(state).toBe('installed')
  expect(cacheNames).toEqual(['waybill-old', 'of-another-program', 'waybill-next?de'])

  stopsOldWorker = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect(state).toBe('activated')
  expect(cacheNames).toEqual(['of-another-program', 'waybill-next?de'])
})

async function install(): Promise<void> {
  await dispatch('install')
  state = 'installed'
  await activate()
}

async function activate(): Promise<void> {
  if (!stopsOldWorker) return
  state = 'activated'
  await dispatch('activate')
}

/** Resolves once the worker has done what the event asks for. */
async function dispatch(type: string): Promise<void> {
  const works: Promise<unknown>[] = []
  listeners.get(type)?.({ waitUntil: (work) => void works.push(work) })
  await Promise.all(works)
}
