import { findCountedPercent } from '../../parcels/kept-figures/repository.ts'
import { findDemoAccounts } from '../demo/find-demo-accounts.ts'
import { findQueueState } from '../../messaging/messages/repository.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { version } from '../../version.ts'
import { presentBackup, presentNode, presentQueue, presentReplica } from './presenter.ts'
import { findDatabase, findLastBackup, findNodes, findReplicas } from './repository.ts'
import { warningsOf } from './warnings.ts'
import type { ScheduleService } from '../jobs/schedule.ts'
import type { RoutingServices } from '../../runs/routing/routing-services.ts'
import type { ProviderService } from '../../accounts/oidc/provider.ts'

export const getSystemStatus: OperationHandler<
  'getSystemStatus',
  ScheduleService & RoutingServices & ProviderService
> = async ({ isHttps }, { db, config, company, nodeId, jobs, vroom, provider }) => {
  // Not awaited yet, because the provider may take some seconds to answer.
  const reached = provider?.isReachableNow()
  const nodes = await findNodes(db)
  const database = await findDatabase(db)
  const replicas = database.sees_replicas ? await findReplicas(db) : null
  const queue = await findQueueState(db)
  const backup = await findLastBackup(db)
  const countedPercent = await findCountedPercent(db)
  const demo = await findDemoAccounts(db)
  const versions = [version, ...nodes.map((node) => node.version)]
  const data = {
    checkedAt: database.now.toISOString(),
    version,
    nodes: nodes.map((node) => presentNode(node, nodeId)),
    database: {
      version: database.version,
      role: database.is_standby ? ('STANDBY' as const) : ('LEADER' as const),
      replicas: replicas?.map(presentReplica) ?? null,
    },
    queue: presentQueue(queue),
    identityProvider: provider && { name: provider.name, isReachable: (await reached) ?? false },
    jobs: await jobs.states(),
    ...(countedPercent !== null && { countedPercent }),
    lastBackup: backup === undefined ? null : presentBackup(backup),
    warnings: warningsOf({
      config,
      isHttps,
      demoEmails: demo.flatMap(({ account, isOpen }) => (isOpen ? [account.email] : [])).sort(),
      versions,
      isTimeZoneUnknown: company.isUnknown(),
      vroomFailure: vroom.lastFailure(),
      providerFailure: provider?.lastFailure() ?? null,
    }),
  }
  return { message: 'System status', data }
}
