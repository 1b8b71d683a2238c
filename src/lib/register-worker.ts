import { whenIdle } from './scheduling.ts'

/** Lets the browser start the client without a connection. */
export function registerWorker(): void {
  // Undefined where the page did not come over a safe connection.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (workers === undefined) return
  whenIdle(() => void workers.register('/worker.js').catch(() => {}))
  void sendLoaded(workers)
  // The worker of a new build begins with nothing.
  workers.addEventListener('controllerchange', () => void sendLoaded(workers))
}

/** What this page has loaded, its document included: a worker sees only what comes after it. */
async function sendLoaded(workers: ServiceWorkerContainer): Promise<void> {
  const { active } = await workers.ready
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  // The rule means windows; a worker has one origin by nature.
  // eslint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage([window.location.href, ...loaded])
}
