import { answerAsset, answerPage, keepLoaded, keepShell, kindOf } from './rules.ts'

/** Types of a worker that the library of the DOM does not know. */
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
/** Names the build: another one has a cache of its own, and a worker that differs. */
declare const buildId: string

// Pages of another language have an own one, as has another worker by its address.
const cacheName = `waybill-${buildId}${location.search}`
let opened: Promise<Cache> | undefined
/** Once: opened again after the next worker has dropped it, it would stay until the build after that. */
function openCache(): Promise<Cache> {
  opened ??= caches.open(cacheName).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

self.addEventListener('install', (event) => {
  // Without the shell the pages that are visited are kept all the same.
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
  // Where nothing can be kept, the network answers alone.
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
 * Asks a second time, once pages have loaded. Chromium stops the old worker when this one is installed, but
 * starts it again for a request that comes in that moment, and then leaves this one waiting for minutes.
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

/** Kept the next time. */
function ignore(): void {}
