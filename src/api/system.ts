import type { SystemStatus } from '../../openapi.d.ts'
import { sentenceReader } from './answer-language.ts'
import { client, readOwn } from './client.ts'
import type { ReadOptions } from './query.ts'

export async function getSystemStatus(options?: ReadOptions): Promise<SystemStatus> {
  const { data } = await readOwn((init) => client.GET('/api/system', init), options)
  const read = await sentenceReader()
  return {
    ...data,
    warnings: data.warnings.map((warning) => ({
      ...warning,
      message: read(warning.message, warning),
    })),
  }
}
