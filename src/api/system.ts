import { z } from 'zod/mini'
import type { SystemJob, SystemStatus } from '../../openapi.d.ts'
import { sentenceReader } from './answer-language.ts'
import { requestJson, client } from './client.ts'
import type { Call } from './client.ts'
import { coercedAmount, coercedDate, coercedId, enumWord } from './coercion.ts'
import { expectOne, parserFor } from './envelope.ts'
import type { ReadOptions } from './query.ts'
import { sentenceCode } from './sentence-code.ts'

/** Warnings and jobs may have names that this client does not know, from a host of a later version. */
export type SystemModel = Omit<SystemStatus, 'warnings' | 'queue' | 'jobs'> & {
  /** Null from a host of an earlier version, which does not send it. */
  queue: SystemStatus['queue'] | null
  /** Empty from a host of an earlier version; a later version may have more jobs. */
  jobs: (Omit<SystemJob, 'name'> & { name: string })[]
  warnings: { code: string; message: string }[]
}

export async function getSystemStatus(options?: ReadOptions): Promise<SystemModel> {
  const call: Call = (init) => client.GET('/api/system', init)
  const status = expectOne(await requestJson(call, options), parserFor(statusShape))
  const read = await sentenceReader()
  return {
    ...status,
    warnings: status.warnings.map((warning) => ({
      code: warning.code,
      message: read(warning.message, warning),
    })),
  }
}

const text = z.string()
const statusShape = z.object({
  checkedAt: coercedDate,
  version: text,
  nodes: z.array(
    z.object({
      id: coercedId,
      host: text,
      version: text,
      startedAt: coercedDate,
      seenAt: coercedDate,
      isAnswering: z.boolean(),
      callers: coercedAmount,
      visitors: coercedAmount,
      pollAge: z.catch(z.nullable(coercedAmount), null),
    }),
  ),
  database: z.object({
    version: text,
    role: enumWord(['LEADER', 'STANDBY']),
    replicas: z.catch(
      z.nullable(
        z.array(
          z.object({
            id: coercedId,
            name: text,
            state: text,
            isSynchronous: z.boolean(),
            delay: coercedAmount,
          }),
        ),
      ),
      null,
    ),
  }),
  queue: z.catch(
    z.nullable(
      z.object({
        waiting: coercedAmount,
        oldestSeconds: z.catch(z.nullable(coercedAmount), null),
        failedLastDay: coercedAmount,
      }),
    ),
    null,
  ),
  identityProvider: z.catch(z.nullable(z.object({ name: text, isReachable: z.boolean() })), null),
  jobs: z.catch(
    z.array(
      z.object({
        name: text,
        everySeconds: coercedAmount,
        nightlyAt: z.exactOptional(text),
        runsOn: enumWord(['ONE', 'EACH']),
        lastEndedAt: z.catch(z.nullable(coercedDate), null),
        hasFailed: z.boolean(),
      }),
    ),
    [],
  ),
  lastBackup: z.catch(z.nullable(z.object({ endedAt: coercedDate, bytes: coercedAmount })), null),
  warnings: z.array(z.object({ ...sentenceCode, code: text, message: text })),
})
