import { hostname } from 'node:os'
import { keepFigures } from '../../parcels/kept-figures/keep-figures.ts'
import { findCountedPercent } from '../../parcels/kept-figures/repository.ts'
import { foldNextSearches } from '../../parcels/fold-searches-repository.ts'
import { removeOldProofs } from '../../parcels/deliveries/proof-retention.ts'
import type { Messages } from '../../messaging/messages/messages.ts'
import { removeOldMessages } from '../../messaging/messages/repository.ts'
import { removeOldNotifications } from '../../messaging/notifications/repository.ts'
import type { AppContext } from '../../http/openapi/operation.ts'
import { queueResetMails } from '../../accounts/recovery/repository.ts'
import { finishPastRuns } from '../../runs/past-runs.ts'
import { tellOfDelays } from '../../runs/tell-of-delays.ts'
import { refreshTimeZone } from '../company/time-zone.ts'
import { removeLostNodes, removeNode, touchNode } from '../system/repository.ts'
import { eraseNextPiece } from '../../accounts/lifecycle/erasure-repository.ts'
import { version } from '../../version.ts'
import { removeOldSecrets } from '../../messaging/webhooks/repository.ts'
import type { Job } from './job.ts'
import type { EventService } from '../../events/event-streams.ts'

const minute = 60
/** Rows removed by one statement. */
const batchSize = 500

interface JobContext
  extends Pick<AppContext, 'db' | 'clock' | 'config' | 'company' | 'nodeId'>, EventService {
  /** Called now and then by work that takes long. */
  onProgress: (job: Job['name'], percent: number) => void
}

/** All work that happens without a request. Any node can take the next turn of a job that runs on `ONE`. */
export function jobsOf(context: JobContext, messages: Messages): Job[] {
  const { db, config, events, nodeId } = context
  const sending = messages.channels.length > 0 ? [sendMessages(messages)] : []
  const mailing = messages.channels.includes('EMAIL')
    ? [
        // One statement, which skips requests that another node has locked.
        job('QUEUE_RESET_MAILS', 1, 'EACH', () => queueResetMails(db, config)),
      ]
    : []
  return [
    ...sending,
    ...mailing,
    {
      ...job('REPORT_NODE', 10, 'EACH', () => reportNode(context)),
      async stop(lastRun) {
        // A report after the removal would make the node seem alive.
        await lastRun
        await removeNode(db, nodeId)
      },
    },
    job('REMOVE_LOST_NODES', 10, 'ONE', () => removeLostNodes(db)),
    job('NUMBER_CHANGES', minute, 'EACH', () => events.numberChanges()),
    job(
      'FINISH_ERASURES',
      10,
      'ONE',
      untilDone(() => eraseNextPiece(db)),
    ),
    job(
      'FOLD_SEARCHES',
      10 * minute,
      'ONE',
      untilDone(() => foldNextSearches(db)),
    ),
    // A node that finds another at it leaves it alone, and most seconds there is nothing to do.
    job('KEEP_FIGURES', 1, 'EACH', (signal) => countFigures(context, signal)),
    job(
      'REMOVE_OLD_MESSAGES',
      10 * minute,
      'ONE',
      untilDone(() => removeOldMessages(db, batchSize)),
    ),
    job(
      'REMOVE_OLD_NOTIFICATIONS',
      10 * minute,
      'ONE',
      untilDone(() => removeOldNotifications(db, batchSize)),
    ),
    job('REMOVE_OLD_SECRETS', 10 * minute, 'ONE', () => removeOldSecrets(db)),
    nightly(
      'REMOVE_OLD_PROOFS',
      '03:00',
      untilDone(() => removeOldProofs(context)),
    ),
    job(
      'FINISH_PAST_RUNS',
      minute,
      'ONE',
      untilDone(() => finishPastRuns(context)),
    ),
    job('TELL_OF_DELAYS', minute, 'ONE', (signal) => tellOfDelays(context, signal)),
    job('FOLLOW_TIME_ZONE', 10, 'EACH', () => refreshTimeZone(context)),
  ]
}

export const sendMessages = (messages: Messages): Job => ({
  ...job('SEND_MESSAGES', 1, 'EACH', () => messages.fill()),
  stop: () => messages.stop(),
})

const job = (
  name: Job['name'],
  everySeconds: number,
  runsOn: Job['runsOn'],
  run: Job['run'],
): Job => ({ name, everySeconds, runsOn, run })

/**
 * Done by one node once a night, in the company's time zone; after a failure, a stop, or a night
 * without nodes, as soon as a node checks again. If the node that was doing it is lost, another
 * begins an hour later.
 */
const nightly = (name: Job['name'], nightlyAt: string, run: Job['run']): Job => ({
  ...job(name, 10 * minute, 'ONE', run),
  nightlyAt,
})

/** Repeats a batch as long as it returns that there may be more. */
const untilDone = (piece: () => Promise<boolean>) => async (signal: AbortSignal) => {
  while (!signal.aborted && (await piece()));
}

/** Milliseconds between two lines in the log about work that takes long. */
const progressInterval = 10_000

/** Keeps figures up to date, and says how far it is if there is much to count. */
async function countFigures(
  { db, company, onProgress }: JobContext,
  signal: AbortSignal,
): Promise<void> {
  let saidAt = performance.now()
  while (!signal.aborted && (await keepFigures(db, company.timeZone()))) {
    if (performance.now() - saidAt < progressInterval) continue
    saidAt = performance.now()
    const percent = await findCountedPercent(db)
    if (percent !== null) onProgress('KEEP_FIGURES', percent)
  }
}

/** Records that this node is alive, with its figures. */
async function reportNode({ db, events, nodeId }: JobContext): Promise<void> {
  const { callers, visitors, pollAge } = events.state()
  await touchNode(db, {
    id: nodeId,
    host: hostname(),
    version,
    uptime: process.uptime(),
    callers,
    visitors,
    pollAge: pollAge === null ? null : Math.round(pollAge),
  })
}
