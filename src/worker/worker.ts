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
  /** Not in every browser. */
  serviceWorker?: { state: string }
}

declare const self: WorkerScope
/** Names the build: another one has a cache of its own, and a worker that differs. */
declare const buildId: string

const cacheName = `waybill-${buildId}`
const openCache = () => caches.open(cacheName)

self.addEventListener('install', (event) => {
  // Without the shell the pages that are visited are kept all the same.
  event.waitUntil(openCache().then(keepShell).catch(ignore))
  void self.skipWaiting()
})

self.addEventListener('activate', (event) => event.waitUntil(dropOldCaches()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const kind = kindOf(request)
  if (kind === 'other') return
  const answer = kind === 'page' ? answerPage : answerAsset
  const later = (work: Promise<unknown>) => event.waitUntil(work.catch(ignore))
  const answered = openCache().then((cache) => answer(request, cache, later))
  event.respondWith(answered)
  later(answered.catch(ignore).then(dropOwnIfReplaced))
})

self.addEventListener('message', (event) => {
  const { data } = event
  if (!Array.isArray(data)) return
  const addresses = data.filter((address) => typeof address === 'string')
  event.waitUntil(
    openCache()
      .then((cache) => keepLoaded(addresses, cache))
      .catch(ignore)
      .then(dropOwnIfReplaced),
  )
})

async function dropOldCaches(): Promise<void> {
  // First of all: a page that still asks the old worker has it make its cache again.
  await self.clients.claim()
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('waybill-') && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Drops this worker's cache, opened again after the next one has dropped it. */
async function dropOwnIfReplaced(): Promise<void> {
  if (self.serviceWorker?.state === 'redundant') await caches.delete(cacheName)
}

/** Kept the next time. */
function ignore(): void {}
