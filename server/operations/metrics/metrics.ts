import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { limitNames, type LimitName } from '../../http/errors.ts'
import type { Messages } from '../../messaging/messages/messages.ts'
import { findQueueState, type QueueRow } from '../../messaging/messages/repository.ts'
import { noFailures } from '../../accounts/oidc/sign-in-failures.ts'
import type { AppContext } from '../../http/openapi/operation.ts'
import { version } from '../../version.ts'
import type { EventService } from '../../events/event-streams.ts'
import type { RoutingServices } from '../../runs/routing/routing-services.ts'
import type { ProviderService } from '../../accounts/oidc/provider.ts'

interface AnsweredRequest {
  operation: string
  status: number
  milliseconds: number
  /** Event streams last as long as the subscriber stays, so their duration is not a latency. */
  isStream: boolean
  refusedBy: LimitName | undefined
}

export interface Metrics {
  contentType: string
  text(): Promise<string>
  count(request: AnsweredRequest): void
}

export type MetricsContext = AppContext & EventService & RoutingServices & ProviderService

/** Measurements of this node, and gauges that are read at each scrape. */
export function createMetrics(context: MetricsContext, messages: Messages): Metrics {
  const registry = new Registry()
  // Memory, processor time, file descriptors, garbage collection, and the delay of the event loop.
  collectDefaultMetrics({ register: registry })
  for (const gauge of gauges(context)) registry.registerMetric(gauge)
  for (const metric of messageMetrics(context, messages)) registry.registerMetric(metric)
  registry.registerMetric(vroomRequests(context))
  for (const metric of providerMetrics(context)) registry.registerMetric(metric)
  const durations = new Histogram({
    name: 'waybill_http_request_duration_seconds',
    help: 'Answered requests by operation and status, without streams of events',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const refused = new Counter({
    name: 'waybill_requests_refused_total',
    help: 'Requests that were refused, by the limit that they were beyond',
    labelNames: ['limit'],
    registers: [registry],
  })
  for (const limit of limitNames) refused.inc({ limit }, 0)
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    count({ operation, status, milliseconds, isStream, refusedBy }) {
      if (!isStream) durations.observe({ operation, status }, milliseconds / 1000)
      if (refusedBy !== undefined) refused.inc({ limit: refusedBy })
    },
  }
}

/** Gauges that are read at each scrape. */
function gauges({ db, events, limits }: MetricsContext) {
  const registers: Registry[] = []
  const info = new Gauge({
    name: 'waybill_info',
    help: 'Always 1; the version is in its label',
    labelNames: ['version'],
    registers,
  })
  info.set({ version }, 1)
  const connections = new Gauge({
    name: 'waybill_database_connections',
    help: 'Open connections to the database',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { name: pool, total, idle } of db.pools()) {
        this.set({ pool, state: 'used' }, total - idle)
        this.set({ pool, state: 'idle' }, idle)
      }
    },
  })
  const waiting = new Gauge({
    name: 'waybill_database_waiting',
    help: 'Requests that wait for a connection to the database',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const { name: pool, waiting } of db.pools()) this.set({ pool }, waiting)
    },
  })
  const streams = new Gauge({
    name: 'waybill_event_streams',
    help: 'Open streams of events, of signed-in callers and of visitors',
    labelNames: ['subscriber'],
    registers,
    collect() {
      const { callers, visitors } = events.state()
      this.set({ subscriber: 'caller' }, callers)
      this.set({ subscriber: 'visitor' }, visitors)
    },
  })
  const pollAge = new Gauge({
    name: 'waybill_change_poll_age_seconds',
    help: 'Time since changes were last read for the streams; 0 while there are no streams',
    registers,
    collect() {
      this.set((events.state().pollAge ?? 0) / 1000)
    },
  })
  const exports = new Gauge({
    name: 'waybill_exports_running',
    help: 'Exports that are being sent',
    registers,
    collect() {
      this.set(limits.exports.state().running)
    },
  })
  return [info, connections, waiting, streams, pollAge, exports]
}

/** Counts of this node. */
function vroomRequests({ vroom }: MetricsContext) {
  return new Counter({
    name: 'waybill_vroom_requests_total',
    help: 'Orders of stops that VROOM was asked for, by what came of them',
    labelNames: ['outcome'],
    registers: [],
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(vroom.counts())) this.inc({ outcome }, count)
    },
  })
}

/** Counts of this node. */
function providerMetrics({ provider }: MetricsContext) {
  const registers: Registry[] = []
  const reachable = new Gauge({
    name: 'waybill_identity_provider_reachable',
    help: '1 if the identity provider can be reached, else 0; nothing where there is none',
    registers,
    async collect() {
      if (provider === null) this.remove()
      else this.set(Number(await provider.isReachableNow()))
    },
  })
  const failures = new Counter({
    name: 'waybill_identity_provider_failures_total',
    help: 'Failed sign-ins and links at the identity provider, by reason',
    labelNames: ['failure'],
    registers,
    collect() {
      this.reset()
      const counts = provider?.failures() ?? noFailures()
      for (const [failure, count] of Object.entries(counts)) this.inc({ failure }, count)
    },
  })
  return [reachable, failures]
}

/** Waiting messages are the same on all nodes; sent ones are counted by node. */
function messageMetrics({ db }: AppContext, messages: Messages) {
  const registers: Registry[] = []
  const sent = new Counter({
    name: 'waybill_messages_total',
    help: 'Attempts to send emails and webhooks, by what came of them',
    labelNames: ['channel', 'outcome'],
    registers,
    collect() {
      this.reset()
      for (const { channel, outcome, count } of messages.counts()) {
        this.inc({ channel, outcome }, count)
      }
    },
  })
  const figure = (name: string, help: string, pick: (row: QueueRow) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        try {
          this.set(pick(await findQueueState(db)))
        } catch {
          // While the database is away, the other metrics are still available.
          this.remove()
        }
      },
    })
  const waiting = figure(
    'waybill_messages_waiting',
    'Emails and webhooks that are not sent yet, those that are tried again later among them',
    (row) => row.waiting,
  )
  const oldest = figure(
    'waybill_messages_oldest_seconds',
    'Time since the message was due that is due for longest; 0 while none is',
    (row) => row.oldest_seconds ?? 0,
  )
  return [sent, waiting, oldest]
}
