import { answerAsset, answerPage, keepLoaded, keepShell, kindOf } from './rules.ts'

/** Worker types that TypeScript's DOM library lacks. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends WorkerEvent {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface KeepEvent extends WorkerEvent {
  data: unknown
}
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: KeepEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}

declare const self: WorkerScope
/** ID of the build, so that each build has its own cache and a different worker file. */
declare const buildId: string

// Includes the language from the worker's address, so that each language has its own cache.
const cacheName = `waybill-${buildId}${location.search}`
let opened: Promise<Cache> | undefined
/**
 * Opens the cache once: if it were opened again after the next worker has deleted it, it would be created
 * again, and stay until the build after that.
 */
function openCache(): Promise<Cache> {
  opened ??= caches.open(cacheName).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

self.addEventListener('install', (event) => {
  // If the shell fails, visited pages are cached anyway.
  event.waitUntil(openCache().then(keepShell).catch(ignore).then(takeOverLater))
  void self.skipWaiting()
})

self.addEventListener('activate', (event) => event.waitUntil(dropOldCaches()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const kind = kindOf(request)
  if (kind === 'other') return
  const answer = kind === 'page' ? answerPage : answerAsset
  const later = (work: Promise<unknown>) => event.waitUntil(work.catch(ignore))
  // Without a cache, answers come only from the network.
  event.respondWith(
    openCache().then(
      (cache) => answer(request, cache, later),
      () => fetch(request),
    ),
  )
})

self.addEventListener('message', (event) => {
  const { data } = event
  if (!Array.isArray(data)) return
  const addresses = data.filter((address) => typeof address === 'string')
  event.waitUntil(
    openCache()
      .then((cache) => keepLoaded(addresses, cache))
      .catch(ignore),
  )
})

/**
 * Asks a second time after some seconds. Chromium stops the old worker when this one is installed, but restarts
 * it for a request in that moment, and then leaves this one waiting for minutes.
 */
function takeOverLater(): void {
  setTimeout(() => void self.skipWaiting(), 5_000)
}

async function dropOldCaches(): Promise<void> {
  await self.clients.claim()
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('waybill-') && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Ignores a failure to cache, which is retried the next time. */
function ignore(): void {}
