import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyRequest } from 'fastify'

export const compress: (text: string) => Promise<Buffer> = promisify(gzip)

export const acceptsGzip = ({ headers }: FastifyRequest): boolean =>
  /(?:^|[\s,])(?:gzip|\*)(?!\s*;\s*q=0(?:\.0*)?(?:[\s,]|$))/i.test(headers['accept-encoding'] ?? '')
