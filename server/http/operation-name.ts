import type { FastifyRequest } from 'fastify'
import { isFile } from './static-files.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operationId, for a route of the contract. */
    operation?: string
  }
}

/**
 * Name of a request in the log and in metrics: its operationId, or the pattern of its route. Never
 * its address, which may contain an ID, or anything else that a client tries.
 */
export function operationName({ routeOptions, url }: FastifyRequest): string {
  const { config, url: pattern = 'unknown' } = routeOptions
  if (config.operation !== undefined) return config.operation
  if (pattern !== '/*') return pattern
  const [path = '/'] = url.split('?')
  return isFile(path) ? 'static' : 'page'
}
