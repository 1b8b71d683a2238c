import { language } from '#texts/language.ts'
import { whenIdle } from './scheduling.ts'

/** Lets the browser start the client without a connection. */
export function registerWorker(): void {
  // Undefined on a page that was not loaded over a secure connection.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (workers === undefined) return
  whenIdle(() => void workers.register(`/worker.js?${language}`).catch(() => {}))
  const sendAll = () =>
    void send(workers, [window.location.href, ...namesOf(performance.getEntriesByType('resource'))])
  sendAll()
  // The worker of a new build starts with an empty cache.
  workers.addEventListener('controllerchange', sendAll)
  // Requests that were pending when the worker took over have bypassed it.
  const observer = new PerformanceObserver((loaded) => {
    void send(workers, namesOf(loaded.getEntries().filter(isPastWorker)))
  })
  observer.observe({ type: 'resource' })
}

const isPastWorker = (entry: PerformanceEntry) =>
  entry instanceof PerformanceResourceTiming && entry.workerStart === 0

const namesOf = (entries: readonly PerformanceEntry[]) => entries.map(({ name }) => name)

/** Sends the addresses that a page has loaded: the worker caches those that it has missed. */
async function send(workers: ServiceWorkerContainer, loaded: readonly string[]): Promise<void> {
  if (loaded.length === 0) return
  const { active } = await workers.ready
  // The rule is about windows; a worker never leaves its origin.
  // eslint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage(loaded)
}
